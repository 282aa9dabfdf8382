import PhrasebookProjects
import PhrasebookAudit
package import PhrasebookModel
package import PhrasebookSync

/// The language that a person names for an edit: as the catalog spells it, or, where it is new
/// there, as systems look for it.
package enum EditedLanguage {
  /// - Throws: Where the catalog does not have the language and no system would look for it.
  package static func spelled(_ tag: String, for catalog: Catalog) throws(EditError) -> String {
    let small = tag.lowercased()
    func isKnown(_ other: String) -> Bool { other.lowercased() == small }
    if isKnown(catalog.sourceLanguage)
      || catalog.keys.contains(where: { key in
        catalog[key]?.localizations.contains { isKnown($0.0) } == true
      })
    {
      return tag
    }
    return switch LanguageNaming.judge(tag) {
    case .good: tag
    case .unusual(let usual): usual
    case .wrong: throw .invalidLanguage(tag)
    }
  }
}
