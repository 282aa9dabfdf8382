internal import Foundation

/// A key to look up, with the values of its text.
struct TextRequest {
  let key: String
  let arguments: [Phrase.Argument]
  /// The default value in the code, unless it is the key.
  let defaultValue: String?
  let table: String?
  let place: Phrase.TablesOrigin
  /// The locale of the values if the call has one; it does not choose the language.
  var locale: Locale?
  /// Receives the values that have attributes; nil if they are not needed.
  var attributed: AttributedValues?
  /// The budget that is left for nested phrases, if this phrase is nested itself.
  var budget: TextBudget?

  init(
    key: String, arguments: [Phrase.Argument], defaultValue: String?, table: String?,
    place: Phrase.TablesOrigin, locale: Locale?
  ) {
    self.key = key
    self.arguments = arguments
    self.defaultValue = defaultValue
    self.table = table
    self.place = place
    self.locale = locale
  }

  init(_ phrase: Phrase) {
    self.init(
      key: phrase.key, arguments: phrase.arguments, defaultValue: phrase.defaultFormat,
      table: phrase.table, place: phrase.place, locale: nil)
  }

  /// Whether the values are marked in the text, so that they can be found in it.
  var marksValues: Bool { attributed != nil }

  var tableName: String { table ?? "Localizable" }
}
