extension TextBuilder {
  /// Returns a format outside any table, such as a default value in code, with its arguments put in.
  package static func text(
    ofFormat format: String, arguments: [FormatArgument], numbers: NumberLocale, marksValues: Bool
  ) throws(ValueError) -> String {
    try arguments.withUnsafeBufferPointer { (arguments) throws(ValueError) in
      try text(
        ofFormat: format, arguments: arguments, numbers: numbers, marksValues: marksValues)
    }
  }

  /// Returns a format with arguments put in that the caller lends.
  static func text(
    ofFormat format: String, arguments: UnsafeBufferPointer<FormatArgument>, numbers: NumberLocale,
    marksValues: Bool = false
  ) throws(ValueError) -> String {
    try text(
      arguments: arguments, numbers: numbers, rules: nil, device: .other, marksValues: marksValues
    ) { (builder) throws(ValueError) in
      try format.withBytes(throwing: { bytes throws(ValueError) in
        try builder.appendFormat(bytes)
      })
    }
  }
}
