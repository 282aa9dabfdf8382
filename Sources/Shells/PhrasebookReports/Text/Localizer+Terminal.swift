import Foundation
package import Phrasebook

extension Localizer {
  /// The localizer for the user of this terminal. Our tables are part of the binary; if they are
  /// damaged, which only a broken build can cause, the English of the code is shown.
  package static let terminal = language == "en" ? english : Localizer(tables: ours)

  /// The localizer for output that is the same in every language. Its plural forms are in the table of the
  /// pages, and all other English is in the code: to compile the other table takes 20 ms.
  static let english = Localizer(
    languages: ["en"], tables: .tables(MessageTables.compiled { $0 == "Pages" }))

  package static let ours = TableSource.tables(MessageTables.compiled { _ in true })

  /// The languages of our messages; a test compares them with the tables.
  static let spoken = ["en", "ar", "de", "fr", "ja", "zh-Hans"]

  /// The language of messages on this terminal.
  package static let language: String = {
    let preferred = PreferredLanguages.ofProcess
    // Most users need no matcher, which takes a while to create.
    guard let first = preferred.first else { return "en" }
    if spoken.contains(first) { return first }
    return LanguageMatcher(supported: spoken, development: "en").match(preferred).language ?? "en"
  }()

  /// The direction of that language in HTML: `ltr` or `rtl`.
  static var direction: String {
    Locale.Language(identifier: language).characterDirection == .rightToLeft ? "rtl" : "ltr"
  }
}

extension Phrase {
  /// The text for the user of this terminal. English is in the code: no table is read for it.
  package var shown: String {
    Localizer.language == "en" ? groupedSourceText : Localizer.terminal.text(self)
  }
}
