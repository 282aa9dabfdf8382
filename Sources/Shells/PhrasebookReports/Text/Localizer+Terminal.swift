import PhrasebookProjects
import PhrasebookWorkspace
import Foundation
package import Phrasebook

extension Localizer {
  /// Whoever reads this terminal. Our tables are part of the binary, so that it is enough alone;
  /// a damaged one, which only a broken build can hold, leaves the English of the code.
  package static let terminal = Localizer(tables: ours)

  /// The localizer for output that is the same in every language.
  static let english = Localizer(languages: ["en"], tables: ours)

  package static let ours = TableSource.tables(MessageTables.compiled())

  /// The languages that we speak; a test holds them against the tables.
  static let spoken = ["en", "ar", "de", "fr", "ja", "zh-Hans"]

  /// The language that the reader of this terminal is spoken to in.
  package static let language: String = {
    let preferred = PreferredLanguages.ofProcess
    // Most readers need no matcher, which takes a while to be made.
    guard let first = preferred.first else { return "en" }
    if spoken.contains(first) { return first }
    return LanguageMatcher(supported: spoken, development: "en").match(preferred).language ?? "en"
  }()

  /// The direction of that language as HTML says it: `ltr` or `rtl`.
  static var direction: String {
    Locale.Language(identifier: language).characterDirection == .rightToLeft ? "rtl" : "ltr"
  }
}

extension Phrase {
  /// The text for whoever reads this terminal. English is what the code has: no table is read for it.
  package var shown: String {
    Localizer.language == "en" ? sourceText : Localizer.terminal.text(self)
  }
}
