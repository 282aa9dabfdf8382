import Phrasebook
import PhrasebookModel

/// A translation translates a name that is the same in every language.
enum TermTranslated {
  static let check = Check(
    "term-translated", .glossary, .warning,
    "A translation translates a name that stays as it is.",
    why: "Users do not recognize the product.",
    fix: "Write the name as the source does.",
    good: [
      Example("Open Phrasebook", ["fr": "Ouvrir Phrasebook"], settings: .naming("Phrasebook"))
    ],
    bad: [
      Example(
        "Open Phrasebook", ["fr": "Ouvrir Guide de phrases"], settings: .naming("Phrasebook"),
        message: "\"Phrasebook\" is a name and stays as it is")
    ],
    .translation { string, source, report in
      for term in report.settings.glossary where term.isNotTranslated {
        guard !Words.ranges(of: term.term, in: source, exactly: term.isCaseSensitive).isEmpty,
          string.value.range(of: term.term) == nil
        else { continue }
        report.add("\"\(term.term)\" is a name and stays as it is", in: string)
      }
    })
}

extension AuditSettings {
  fileprivate static func naming(_ name: String) -> AuditSettings {
    var settings = AuditSettings()
    settings.glossary = [GlossaryTerm(name, isNotTranslated: true)]
    return settings
  }
}
