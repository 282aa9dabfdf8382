import PhrasebookModel
import PhrasebookSync

/// Short functions to write cases with.
extension Catalog {
  init(_ entries: KeyValuePairs<String, Entry>) {
    self.init(sourceLanguage: "en")
    for (key, entry) in entries { self[key] = entry }
  }
}

extension Entry {
  init(
    _ state: ExtractionState? = nil, _ texts: Members<Localization> = [:], comment: String? = nil
  ) {
    self.init(comment: comment, extractionState: state, localizations: texts)
  }
}

extension Localization {
  static func new(_ text: String) -> Self { Self(stringUnit: StringUnit(.new, text)) }
  static func translated(_ text: String) -> Self { Self(stringUnit: StringUnit(.translated, text)) }
  static func needsReview(_ text: String) -> Self {
    Self(stringUnit: StringUnit(.needsReview, text))
  }
  static func plural(_ forms: Members<Localization>) -> Self {
    Self(variations: Variations(["plural": forms]))
  }
}

extension ExtractedString {
  init(
    _ key: String, _ value: String? = nil, comment: String? = nil, guessed: Bool = false,
    at line: Int = 1, in file: String = "A.swift"
  ) {
    self.init(
      key: key, defaultValue: value, comment: comment, hasGuessedSpecifiers: guessed,
      locations: [Location(file: file, line: line, column: 1)])
  }
}

/// Syncs the table `Localizable`, and once more to see that there is nothing left to do.
func sync(
  _ catalog: Catalog, _ strings: [ExtractedString], role: CatalogRole = .code,
  _ options: SyncOptions = SyncOptions(), undeterminable: [UndeterminableSite] = []
) -> Synced {
  let extraction = Extraction(strings: strings, undeterminable: undeterminable)
  return Sync(options: options)(catalog, with: extraction, table: "Localizable", role: role)
}

extension Synced {
  /// The changes as `kind key language`, to compare at a glance.
  var summary: [String] {
    changes.map {
      [$0.kind.rawValue, $0.key, $0.language].compactMap(\.self).joined(separator: " ")
    }
  }
}
