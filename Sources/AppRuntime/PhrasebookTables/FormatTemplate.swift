public import Phrasebook

/// A printf-style format that is formatted by the same rules as the translations of a catalog.
///
///     let template = FormatTemplate("%1$@ has %2$lld files", locale: "de-CH")
///     try template.text(arguments: [.string("Anna"), .int(1234)])  // "Anna has 1’234 files"
public struct FormatTemplate: Sendable {
  /// The format as it was given.
  public let format: String
  private let numbers: NumberLocale

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - format: The format, with specifiers such as `%@` and `%lld`.
  ///   - locale: The language, with a region if it matters, whose digits and separators numbers are
  ///     written with: a BCP 47 tag.
  public init(_ format: String, locale: String) {
    self.format = format
    numbers = NumberLocale(locale)
  }

  /// Returns the format with its arguments put in; throws if one is missing or does not fit.
  public func text(arguments: [FormatArgument]) throws(ValueError) -> String {
    try TextBuilder.text(
      ofFormat: format, arguments: arguments, numbers: numbers, marksValues: false)
  }
}
