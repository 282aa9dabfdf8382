import PhrasebookProjects
import PhrasebookAudit
package import PhrasebookModel

/// The language of an edit: spelled as in the catalog or, if it is new there, as systems look for
/// it.
package enum EditedLanguage {
  /// - Parameter allowsUnknown: Whether languages that CLDR does not have are accepted.
  /// - Throws: If the catalog does not have the language and systems would not look for it.
  package static func spelled(
    _ tag: String, for catalog: Catalog, allowsUnknown: Bool
  ) throws(CatalogChoice.Failure) -> String {
    let small = tag.lowercased()
    func isKnown(_ other: String) -> Bool { other.lowercased() == small }
    if isKnown(catalog.sourceLanguage)
      || catalog.keys.contains(where: { key in
        catalog[key]?.localizations.contains { isKnown($0.0) } == true
      })
    {
      return tag
    }
    let isAllowed = allowsUnknown && LanguageSpelling.isLanguageTag(tag)
    if !isAllowed, let problem = KnownLanguages.problem(tag) {
      throw CatalogChoice.Failure(message: problem)
    }
    guard case .unusual(let usual) = LanguageNaming.judge(tag) else { return tag }
    return usual
  }
}
