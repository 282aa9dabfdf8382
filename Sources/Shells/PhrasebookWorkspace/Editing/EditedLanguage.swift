import Phrasebook
import PhrasebookAudit
package import PhrasebookModel
import PhrasebookProjects

/// The language of an edit: spelled as in the catalog or, if it is new there, as systems look for
/// it.
package enum EditedLanguage {
  /// - Parameter allowsUnknown: Whether languages that CLDR does not have are accepted.
  /// - Throws: If the catalog does not have the language and systems would not look for it.
  package static func spelled(
    _ tag: String, for catalog: Catalog, allowsUnknown: Bool
  ) throws(CatalogChoice.Failure) -> String {
    if let problem = problem(tag, for: catalog, allowsUnknown: allowsUnknown) {
      throw CatalogChoice.Failure(message: problem)
    }
    guard !contains(tag, catalog), case .unusual(let usual) = LanguageNaming.judge(tag) else {
      return tag
    }
    return usual
  }

  /// The message about a tag that neither the catalog nor CLDR has; nil if one of them has it.
  static func problem(_ tag: String, for catalog: Catalog, allowsUnknown: Bool) -> Phrase? {
    let isAllowed = allowsUnknown && LanguageSpelling.isLanguageTag(tag)
    return isAllowed || contains(tag, catalog) ? nil : KnownLanguages.problem(tag)
  }

  /// Whether a catalog has a language, in any case.
  private static func contains(_ tag: String, _ catalog: Catalog) -> Bool {
    let small = tag.lowercased()
    func isSame(_ other: String) -> Bool { other.lowercased() == small }
    return isSame(catalog.sourceLanguage)
      || catalog.keys.contains { key in
        catalog[key]?.localizations.contains { isSame($0.0) } == true
      }
  }
}
