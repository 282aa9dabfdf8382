internal import Foundation

/// What is looked up, with the values that go into it.
struct TextRequest {
  let key: String
  let arguments: [Phrase.Argument]
  /// The code's own text in the source language, where it is not the key.
  let defaultValue: String?
  let table: String?
  let place: Phrase.Place
  /// The locale for values that the call asked for; the language stays the reader's.
  var locale: Locale?
  /// Where the values that have attributes go; nil where nobody asks for them.
  var attributed: AttributedValues?
  /// What is left for the texts inside, where this one is inside another itself.
  var budget: TextBudget?

  init(
    key: String, arguments: [Phrase.Argument], defaultValue: String?, table: String?,
    place: Phrase.Place, locale: Locale?
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

  /// Whether marks stand around the values in the text, so that they are found in it again.
  var marksValues: Bool { attributed != nil }

  var tableName: String { table ?? "Localizable" }
}
