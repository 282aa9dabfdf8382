public import PhrasebookModel

extension Export {
  /// Passes over the texts of a catalog in all its languages but its own: each entry is made once,
  /// however many languages it has.
  ///
  /// - Parameters:
  ///   - keys: Which of the catalog's keys.
  /// - isWanted: Called for each language; languages that are not wanted cost nothing.
  public static func units(
    of catalog: Catalog, keys: ArraySlice<String>, where isWanted: (String) -> Bool,
    _ take: (_ language: String, _ unit: ExchangeUnit) -> Void
  ) {
    var forms: [String: ExchangeForms?] = [:]
    for key in keys {
      guard let entry = catalog[key], entry.shouldTranslate != false else { continue }
      for language in entry.localizations.names where language != catalog.sourceLanguage {
        let own: ExchangeForms?
        if let known = forms[language] {
          own = known
        } else {
          own =
            isWanted(language)
            ? ExchangeForms(sourceLanguage: catalog.sourceLanguage, language: language) : nil
          forms[language] = .some(own)
        }
        for unit in own?.units(of: entry, key: key) ?? [] { take(language, unit) }
      }
    }
  }
}
