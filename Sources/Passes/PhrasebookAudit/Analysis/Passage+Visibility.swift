extension Passage {
  /// True for a text that people see nothing of: it is empty, or nothing but white space and
  /// characters that take no place.
  var showsNothing: Bool { !value.unicodeScalars.contains(where: Self.isSeen) }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value > 0x20 && scalar.value != 0x7F }
    let properties = scalar.properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    return properties.generalCategory != .control && properties.generalCategory != .format
  }
}
