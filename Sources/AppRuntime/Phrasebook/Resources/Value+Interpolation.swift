public import Foundation

extension Phrase.Value {
  /// Builds the key of a literal from its text and the types of its values. The specifiers are
  /// those of Apple's compiler and of extraction.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Phrase.Argument] = []
    private let doublesPercent: Bool

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
      // A literal without values is not formatted, so `%` is literal.
      doublesPercent = interpolationCount > 0
    }

    /// Appends the text between values.
    public mutating func appendLiteral(_ literal: String) {
      guard doublesPercent, literal.hasPercent else {
        key += literal
        return
      }
      key += literal.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: "%%")
    }

    mutating func append(_ specifier: String, _ argument: Phrase.Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension Phrase.Value.StringInterpolation {
  /// Appends a string that is the same in every language, such as a name.
  public mutating func appendInterpolation(_ text: String) {
    append("%@", .plain(.string(text)))
  }

  /// Appends a substring that is the same in every language.
  public mutating func appendInterpolation(_ text: some StringProtocol) {
    append("%@", .plain(.string(String(text))))
  }

  /// Appends a number: it chooses among plural variations, and is written in the user's locale.
  public mutating func appendInterpolation<Number: PhraseNumber>(_ number: Number) {
    append(Number.formatSpecifier, .plain(number.formatArgument))
  }

  /// Appends a number with a specifier of its own, such as `%.2f`, which is part of the key.
  public mutating func appendInterpolation(_ number: some PhraseNumber, specifier: String) {
    append(specifier, .plain(number.formatArgument))
  }

  /// Appends a string with a specifier of its own, such as `%10@`, which is part of the key.
  public mutating func appendInterpolation(_ text: String, specifier: String) {
    append(specifier, .plain(.string(text)))
  }

  /// Appends another phrase, which is resolved with this one and in the same language.
  public mutating func appendInterpolation(_ phrase: Phrase) {
    append("%@", .phrase(phrase))
  }

  /// Appends a date, with date and time in the format of the user's locale.
  public mutating func appendInterpolation(_ date: Date) {
    // The same as `Date.FormatStyle()`, spelled out: Foundation's own differs after JSON.
    append("%@", .styled(StyledValue(date, Date.FormatStyle(date: .numeric, time: .shortened))))
  }

  /// Appends a decimal number, in the format of the user's locale.
  public mutating func appendInterpolation(_ number: Decimal) {
    append("%@", .styled(StyledValue(number, Decimal.FormatStyle())))
  }

  /// Appends an identifier, which is the same in every language.
  public mutating func appendInterpolation(_ identifier: UUID) {
    append("%@", .plain(.string(identifier.uuidString)))
  }

  /// Appends an attributed string, which `AttributedString(localized:)` keeps; elsewhere only its
  /// characters count.
  public mutating func appendInterpolation(_ text: AttributedString) {
    append("%@", .attributed(text))
  }

  /// Appends an attributed substring.
  public mutating func appendInterpolation(_ text: AttributedSubstring) {
    appendInterpolation(AttributedString(text))
  }

  /// Appends an object of Foundation, such as an `NSNumber` or an `NSString`, by its description.
  public mutating func appendInterpolation(_ object: some NSObject) {
    append("%@", .plain(.string(object.description)))
  }

  /// Appends a value of Foundation, such as a URL, by its description.
  public mutating func appendInterpolation(_ value: some ReferenceConvertible) {
    append("%@", .plain(.string(value.description)))
  }

  /// Appends a value that a formatter formats now, in the formatter's own locale; without a
  /// formatter, its description.
  public mutating func appendInterpolation(_ value: some Any, formatter: Formatter?) {
    append("%@", .plain(.string(formatter?.string(for: value) ?? String(describing: value))))
  }

  /// Appends a value in a format style, formatted when the phrase is read, in the user's locale.
  public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
    append("%@", .styled(StyledValue(value, format)))
  }

  /// Appends a value in a format style that is not `Sendable`: it is formatted now, for the current
  /// user.
  @_disfavoredOverload
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatOutput == String {
    append("%@", .plain(.string(format.locale(Localizer.current.formatLocale).format(value))))
  }

  /// Appends a value in an attributed format style, which `AttributedString(localized:)` keeps;
  /// elsewhere only its characters count.
  public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == AttributedString {
    append("%@", .styled(AttributedStyledValue(value: value, style: format)))
  }

  /// Appends a value in an attributed format style that is not `Sendable`: it is formatted now.
  @_disfavoredOverload
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatOutput == AttributedString {
    append("%@", .attributed(format.locale(Localizer.current.formatLocale).format(value)))
  }

  /// Appends a placeholder for a value that `String.LocalizationOptions` supplies later.
  public mutating func appendInterpolation(placeholder: Phrase.Value.Placeholder) {
    append(placeholder.formatSpecifier, .placeholder(placeholder))
  }

  /// Appends a placeholder with a specifier of its own.
  public mutating func appendInterpolation(
    placeholder: Phrase.Value.Placeholder, specifier: String
  ) {
    append(specifier, .placeholder(placeholder))
  }

  /// Appends any other value, by its description, which is the same in every language.
  @available(
    *, deprecated,
    message: "this type has no localized form: the text shows its debug description"
  )
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: some Any) {
    append("%@", .plain(.string(String(describing: value))))
  }
}

extension String {
  /// Whether the string has a percent sign.
  fileprivate var hasPercent: Bool {
    withBytes { bytes in
      for byte in bytes where byte == UInt8(ascii: "%") { return true }
      return false
    }
  }
}
