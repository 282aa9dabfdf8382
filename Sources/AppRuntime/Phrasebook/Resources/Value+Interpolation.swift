public import Foundation

extension Phrase.Value {
  /// Builds the key of a literal from its text and the types of the values in it. The specifiers
  /// are the ones that Apple's compiler writes and that the extractor finds.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Phrase.Argument] = []
    private let doublesPercent: Bool

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
      // In a literal without values nothing is formatted, so a `%` stands for itself.
      doublesPercent = interpolationCount > 0
    }

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
  /// A text that is the same in every language, such as a name.
  public mutating func appendInterpolation(_ text: String) {
    append("%@", .plain(.string(text)))
  }

  /// A piece of a text that is the same in every language.
  public mutating func appendInterpolation(_ text: some StringProtocol) {
    append("%@", .plain(.string(String(text))))
  }

  /// A number: the plural form follows it, its digits are the language's.
  public mutating func appendInterpolation<Number: PhraseNumber>(_ number: Number) {
    append(Number.formatSpecifier, .plain(number.formatArgument))
  }

  /// A number with a specifier of its own, such as `%.2f`; it is part of the key.
  public mutating func appendInterpolation(_ number: some PhraseNumber, specifier: String) {
    append(specifier, .plain(number.formatArgument))
  }

  /// A text with a specifier of its own, such as `%10@`; it is part of the key.
  public mutating func appendInterpolation(_ text: String, specifier: String) {
    append(specifier, .plain(.string(text)))
  }

  /// Another phrase, resolved when this one is and in the same language.
  public mutating func appendInterpolation(_ phrase: Phrase) {
    append("%@", .phrase(phrase))
  }

  /// A date, in the form that the reader's locale writes dates and times.
  public mutating func appendInterpolation(_ date: Date) {
    // What `Date.FormatStyle()` comes to, spelled out: Foundation's own is another after JSON.
    append("%@", .styled(StyledValue(date, Date.FormatStyle(date: .numeric, time: .shortened))))
  }

  /// A decimal number, in the digits and grouping of the reader's locale.
  public mutating func appendInterpolation(_ number: Decimal) {
    append("%@", .styled(StyledValue(number, Decimal.FormatStyle())))
  }

  /// An identifier, as it is written everywhere.
  public mutating func appendInterpolation(_ identifier: UUID) {
    append("%@", .plain(.string(identifier.uuidString)))
  }

  /// A text with attributes, which `AttributedString(localized:)` keeps; elsewhere its characters
  /// count.
  public mutating func appendInterpolation(_ text: AttributedString) {
    append("%@", .attributed(text))
  }

  /// A piece of a text with attributes.
  public mutating func appendInterpolation(_ text: AttributedSubstring) {
    appendInterpolation(AttributedString(text))
  }

  /// An object of Foundation, such as an `NSNumber` or an `NSString`, by its own description.
  public mutating func appendInterpolation(_ object: some NSObject) {
    append("%@", .plain(.string(object.description)))
  }

  /// A value of Foundation, such as a URL, by its own description.
  public mutating func appendInterpolation(_ value: some ReferenceConvertible) {
    append("%@", .plain(.string(value.description)))
  }

  /// A value that a formatter writes now, in the formatter's own locale; by its description without
  /// one.
  public mutating func appendInterpolation(_ value: some Any, formatter: Formatter?) {
    append("%@", .plain(.string(formatter?.string(for: value) ?? String(describing: value))))
  }

  /// A value in a style of Foundation's, formatted when the phrase is read, in the reader's locale.
  public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
    append("%@", .styled(StyledValue(value, format)))
  }

  /// A value in a style that cannot be kept for later: it is formatted now, for the current reader.
  @_disfavoredOverload
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatOutput == String {
    append("%@", .plain(.string(format.locale(Localizer.current.formatLocale).format(value))))
  }

  /// A value in a style that gives it attributes, which `AttributedString(localized:)` keeps;
  /// elsewhere its characters count.
  public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == AttributedString {
    append("%@", .styled(AttributedStyledValue(value: value, style: format)))
  }

  /// A value in a style with attributes that cannot be kept for later: it is formatted now.
  @_disfavoredOverload
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatOutput == AttributedString {
    append("%@", .attributed(format.locale(Localizer.current.formatLocale).format(value)))
  }

  /// A place for a value that is given later, in `String.LocalizationOptions`.
  public mutating func appendInterpolation(placeholder: Phrase.Value.Placeholder) {
    append(placeholder.formatSpecifier, .placeholder(placeholder))
  }

  /// A place for a value that is given later, with a specifier of its own.
  public mutating func appendInterpolation(
    placeholder: Phrase.Value.Placeholder, specifier: String
  ) {
    append(specifier, .placeholder(placeholder))
  }

  /// Anything else, by a description that is the same in every language.
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
  /// Whether a percent sign stands in the text.
  fileprivate var hasPercent: Bool {
    withBytes { bytes in
      for byte in bytes where byte == UInt8(ascii: "%") { return true }
      return false
    }
  }
}
