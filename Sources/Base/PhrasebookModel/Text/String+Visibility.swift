extension String {
  /// Whether a text is invisible: empty, or only white space and characters without width.
  package var showsNothing: Bool { !unicodeScalars.contains(where: \.isSeen) }
}

extension Unicode.Scalar {
  fileprivate var isSeen: Bool {
    if value < 0x80 { return value > 0x20 && value != 0x7F }
    let properties = properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    return properties.generalCategory != .control && properties.generalCategory != .format
  }
}
