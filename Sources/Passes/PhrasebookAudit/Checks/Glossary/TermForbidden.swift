import Phrasebook
import PhrasebookModel

/// A string uses a forbidden word.
enum TermForbidden {
  static let check = Check(
    "term-forbidden", .glossary, .warning,
    "A string uses a forbidden word.",
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
        message: "\"einloggen\" is forbidden; use \"anmelden\"", marking: "einloggen")
    ],
    .string { string, report in
      for term in report.settings.forbidden {
        guard
          term.languages.isEmpty || term.languages.contains(string.language.tag)
            || term.languages.contains(string.language.base)
        else { continue }
        for range in Words.ranges(of: term.term, in: string, exactly: false) {
          let word = string.part(range)
          let message: Phrase? = term.instead.map { "\"\(word)\" is forbidden; use \"\($0)\"" }
          report.add(message ?? "\"\(word)\" is forbidden", in: string, range)
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
