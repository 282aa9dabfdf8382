import Phrasebook
import PhrasebookModel

/// A translation does not use the glossary's word for a term.
enum GlossaryMismatch {
  static let check = Check(
    "glossary-mismatch", .glossary, .warning,
    "A translation does not use the glossary's word for a term.",
    why: "One thing has two names, and users look for the other.",
    fix: "Use the word of the glossary, or add this one to it.",
    good: [
      Example(
        "Open the bookmark", ["fr": "Ouvrir le signet"],
        settings: .speaking([GlossaryTerm("bookmark", translations: ["fr": ["signet"]])])),
      Example(
        "Open the bookmarks", ["de": "Lesezeichen öffnen"],
        settings: .speaking([GlossaryTerm("bookmarks", translations: ["de": ["Lesezeichen"]])])),
    ],
    bad: [
      Example(
        "Open the bookmark", ["fr": "Ouvrir le marque-page"],
        settings: .speaking([GlossaryTerm("bookmark", translations: ["fr": ["signet", "favori"]])]),
        message: "\"bookmark\" is \"signet\" or \"favori\" in fr")
    ],
    .translation { string, source, report in
      for term in report.settings.glossary where !term.isNotTranslated {
        guard
          let words = term.translations[string.language.tag]
            ?? term.translations[string.language.base],
          !words.isEmpty,
          !Words.ranges(of: term.term, in: source, exactly: term.isCaseSensitive).isEmpty
        else { continue }
        guard !words.contains(where: { Words.holds($0, string, exactly: term.isCaseSensitive) })
        else { continue }
        let list = Phrase.alternatives(words.map(\.quoted))
        report.add("\"\(term.term)\" is \(list) in \(string.language.tag)", in: string)
      }
    })
}

extension AuditSettings {
  fileprivate static func speaking(_ terms: [GlossaryTerm]) -> AuditSettings {
    var settings = AuditSettings()
    settings.glossary = terms
    return settings
  }
}
