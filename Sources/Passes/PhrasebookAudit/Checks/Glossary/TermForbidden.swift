import Phrasebook
import PhrasebookModel

/// A text uses a word that the project forbids.
enum TermForbidden {
  static let check = Check(
    "term-forbidden", .glossary, .warning,
    "A text uses a word that the project does not want.",
    why: "The project has decided against it.",
    fix: "Use the word that the settings name instead.",
    good: [
      Example(
        "Log in", ["de": "Anmelden"],
        settings: .without(ForbiddenTerm("einloggen", languages: ["de"])))
    ],
    bad: [
      Example(
        "Log in", ["de": "Jetzt einloggen"],
        settings: .without(ForbiddenTerm("einloggen", languages: ["de"], instead: "anmelden")),
        says: "“einloggen” is not wanted here; write “anmelden”", marking: "einloggen")
    ],
    .string { string, report in
      for term in report.settings.forbidden {
        guard
          term.languages.isEmpty || term.languages.contains(string.language.tag)
            || term.languages.contains(string.language.base)
        else { continue }
        for range in Words.ranges(of: term.term, in: string, exactly: false) {
          let word = string.part(range)
          let message: Phrase? = term.instead.map { "“\(word)” is not wanted here; write “\($0)”" }
          report.add(message ?? "“\(word)” is not wanted here", in: string, range)
        }
      }
    })
}

extension AuditSettings {
  fileprivate static func without(_ term: ForbiddenTerm) -> AuditSettings {
    var settings = AuditSettings()
    settings.forbidden = [term]
    return settings
  }
}
