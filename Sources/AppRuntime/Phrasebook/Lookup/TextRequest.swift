internal import Foundation

/// What is looked up, with the values that go into it.
struct TextRequest {
  let key: String
  let arguments: [Phrase.Argument]
  /// The code's own text in the source language, where it is not the key.
  let defaultValue: String?
  let table: String?
  let bundle: Phrase.BundleDescription
  /// The locale for values that the call asked for; the language stays the reader's.
  var locale: Locale?

  var tableName: String { table ?? "Localizable" }
}
