/// A printf-style format outside any table, such as a default value that stands in code; formatted
/// by the same rules as the texts of a table.
public struct FormatTemplate: Sendable, Hashable {
  public let format: String

  public init(_ format: String) { self.format = format }

  /// The format with its arguments put in.
  public func text(
    arguments: [FormatArgument], numbers: NumberLocale
  ) throws(ValueError) -> String {
    try Self.text(of: format, arguments: arguments, numbers: numbers, marksValues: false)
  }

  /// A format with its arguments put in, with marks around them where they are to be found again.
  static func text(
    of format: String, arguments: [FormatArgument], numbers: NumberLocale, marksValues: Bool
  ) throws(ValueError) -> String {
    try arguments.withUnsafeBufferPointer { (arguments) throws(ValueError) in
      try text(of: format, arguments: arguments, numbers: numbers, marksValues: marksValues)
    }
  }

  /// A format with its arguments put in.
  static func text(
    of format: String, arguments: UnsafeBufferPointer<FormatArgument>, numbers: NumberLocale,
    marksValues: Bool = false
  ) throws(ValueError) -> String {
    try TextBuilder.text(
      arguments: arguments, numbers: numbers, rules: nil, device: .other, marksValues: marksValues
    ) { (builder) throws(ValueError) in
      try format.withBytes(throwing: { bytes throws(ValueError) in
        try builder.appendFormat(bytes)
      })
    }
  }
}
