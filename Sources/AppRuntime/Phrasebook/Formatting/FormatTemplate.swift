/// A printf-style format outside any table, such as a default value that stands in code; formatted
/// by the same rules as the texts of a table.
public struct FormatTemplate: Sendable, Hashable {
  public let format: String

  public init(_ format: String) { self.format = format }

  /// The format with its arguments put in.
  public func text(
    arguments: [FormatArgument], numbers: NumberLocale
  ) throws(ValueError) -> String {
    var builder = TextBuilder(arguments: arguments, numbers: numbers, rules: nil, device: .other)
    return try format.withBytes(throwing: { bytes throws(ValueError) in
      try builder.appendFormat(bytes)
      return builder.text
    })
  }
}
