import CatalogJSON
public import PhrasebookModel

extension Edits {
  /// Returns the texts of a key, in the order of the file, in one language or in all; if the source
  /// language has none, the key is its text.
  public static func get(
    _ key: String, language: String? = nil, from catalog: Catalog
  ) throws(EditError) -> [Form] {
    let entry = try entry(key, in: catalog)
    var forms: [Form] = []
    let source = catalog.sourceLanguage
    if entry.localizations[source]?.isEmpty ?? true {
      forms.append(Form(language: source, path: VariationPath(), state: nil, value: key))
    }
    for (language, localization) in entry.localizations {
      forms += localization.forms(language: language)
    }
    guard let language else { return forms }
    let spelled = try spelling(of: language, in: entry, catalog)
    return forms.filter { $0.language == spelled }
  }

  /// The entry of a key that has to be there.
  static func entry(_ key: String, in catalog: Catalog) throws(EditError) -> Entry {
    if let entry = catalog[key] { return entry }
    let normalized = NormalizedText(key)
    throw .unknownKey(key, nearest: catalog.keys.first { NormalizedText($0) == normalized })
  }

  /// The language as the catalog spells it, so that `pt-br` finds `pt-BR`.
  static func spelling(
    of language: String, in entry: Entry, _ catalog: Catalog
  ) throws(EditError) -> String {
    let letters = language.utf8.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard letters, let first = language.utf8.first, first > 64, first != 95,
      language.utf8.count < 100
    else { throw .invalidLanguage(language) }
    if entry.localizations[language] != nil || catalog.sourceLanguage == language {
      return language
    }
    let folded = folded(language)
    let spellings = [catalog.sourceLanguage] + entry.localizations.names
    if let known = spellings.first(where: { Self.folded($0) == folded }) { return known }
    for key in catalog.keys {
      guard let names = catalog[key]?.localizations.names else { continue }
      if names.contains(language) { return language }
      if let known = names.first(where: { Self.folded($0) == folded }) { return known }
    }
    return language
  }

  private static func folded(_ language: String) -> String {
    String(decoding: language.lowercased().utf8.map { $0 == 95 ? 45 : $0 }, as: UTF8.self)
  }
}
