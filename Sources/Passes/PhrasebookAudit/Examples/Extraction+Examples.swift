import Phrasebook
import PhrasebookModel

extension Extraction {
  /// What the code of an example has.
  static func strings(_ strings: [ExtractedString]) -> Extraction { Extraction(strings: strings) }

  /// Code with one call whose key cannot be known.
  static func open(_ reason: Phrase) -> Extraction {
    Extraction(undeterminable: [
      UndeterminableSite(location: .example, table: "Localizable", reason: reason)
    ])
  }
}

extension Location {
  /// A place in the code of an example.
  static let example = Location(file: "View.swift", line: 12, column: 7)
}
