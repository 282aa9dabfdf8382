import Phrasebook

extension Localizer {
  /// Whoever reads this terminal. Our tables are part of the binary, so that it is enough alone;
  /// a damaged one, which only a broken build can hold, leaves the English of the code.
  static let terminal = reading("Localizable", PackageResources.Localizable_xcstrings)

  /// The same reader, with the table of the pages that count something. It is small, and what stands
  /// in English has forms for numbers there, so everybody needs it.
  static let pages = reading("Pages", PackageResources.Pages_xcstrings)

  /// The languages that we speak; a test holds them against the tables.
  static let spoken = ["en", "ar", "de", "fr", "ja", "zh-Hans"]

  /// The language that the reader of this terminal is spoken to in.
  static let language =
    LanguageMatcher(supported: spoken, development: "en").match(PreferredLanguages.ofProcess)
    .language ?? "en"

  private static func reading(_ name: String, _ bytes: [UInt8]) -> Localizer {
    Localizer(tables: .tables((try? StringTable.read(xcstrings: bytes)).map { [name: $0] } ?? [:]))
  }
}

extension Phrase {
  /// The text for whoever reads this terminal. English is what the code has: no table is read for it.
  var shown: String {
    Localizer.language == "en" ? sourceText : Localizer.terminal.text(self)
  }
}
