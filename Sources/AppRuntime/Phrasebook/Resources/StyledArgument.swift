internal import Foundation

/// A value with its format style: it is formatted in the locale of the user who reads it.
protocol StyledArgument: Equatable, Sendable {
  associatedtype Style: FormatStyle
  var style: Style { get }
  /// Returns the text in a locale.
  func text(in locale: Locale) -> String
  /// Returns the text with its attributes; nil if the style has none.
  func attributedText(in locale: Locale) -> AttributedString?
}

extension StyledArgument {
  func attributedText(in locale: Locale) -> AttributedString? { nil }

  func isEqual(to other: any StyledArgument) -> Bool { self == other as? Self }

  /// Hashes only the style: the value need not be hashable.
  func hashStyle(into hasher: inout Hasher) { hasher.combine(style) }
}

/// A value with one style of Foundation's, or of the program's own.
struct StyledValue<Style: FormatStyle & Sendable>: StyledArgument
where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
  let value: Style.FormatInput
  let style: Style

  init(_ value: Style.FormatInput, _ style: Style) {
    self.value = value
    self.style = style
  }

  func text(in locale: Locale) -> String { style.locale(locale).format(value) }
}

/// A value with a style that gives it attributes, such as `.dateTime.attributed`. Another process
/// is sent its characters.
struct AttributedStyledValue<Style: FormatStyle & Sendable>: StyledArgument
where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == AttributedString {
  let value: Style.FormatInput
  let style: Style

  func text(in locale: Locale) -> String { String(formatted(in: locale).characters) }

  func attributedText(in locale: Locale) -> AttributedString? { formatted(in: locale) }

  private func formatted(in locale: Locale) -> AttributedString {
    style.locale(locale).format(value)
  }
}
