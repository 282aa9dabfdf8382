import PhrasebookModel
import TestSupport

/// One way to spoil an entry beyond its wording, and the check that has to find it.
struct EntryFault: Sendable {
  let id: String
  /// The path of the form that the finding is about; nil if it cannot be planted.
  let plant: @Sendable (inout Entry, _ language: String, _ source: String) -> String?

  /// Whether the finding is about the whole entry.
  var isOfKey: Bool { ["stale-key"].contains(id) }
  /// Whether the fault is in the source text.
  var isInSource: Bool { id == "placeholder-gap" }

  /// The start of the line of the finding; nil if it is the entry's.
  func name(_ language: String, _ path: String) -> String? {
    switch id {
    case "stale-key": "\"extractionState\" : "
    case "unknown-member": "\"valeu\" : "
    case "unknown-state": "\"state\" : "
    case "empty-translation", "new-translation", "needs-review", "placeholder-gap":
      "\"value\" : "
    default: "\"\(path.split(separator: ".").last.map(String.init) ?? language)\" : "
    }
  }

  init(
    _ id: String, _ plant: @escaping @Sendable (inout Entry, String, String) -> String?
  ) {
    self.id = id
    self.plant = plant
  }

  static let all: [EntryFault] = [
    EntryFault("empty-translation") { entry, language, _ in
      guard entry.localizations[language]?.stringUnit != nil else { return nil }
      entry.localizations[language]?.stringUnit?.value = ""
      return ""
    },
    EntryFault("new-translation") { entry, language, _ in
      guard entry.localizations[language]?.stringUnit != nil else { return nil }
      entry.localizations[language]?.stringUnit?.state = .new
      return ""
    },
    EntryFault("needs-review") { entry, language, _ in
      guard entry.localizations[language]?.stringUnit != nil else { return nil }
      entry.localizations[language]?.stringUnit?.state = .needsReview
      return ""
    },
    EntryFault("unknown-state") { entry, language, _ in
      guard entry.localizations[language]?.stringUnit != nil else { return nil }
      entry.localizations[language]?.stringUnit?.state = State(rawValue: "finished")
      return ""
    },
    EntryFault("unknown-member") { entry, language, _ in
      guard entry.localizations[language] != nil else { return nil }
      entry.localizations[language]?.unknown["valeu"] = .string("x")
      return nil ?? ""
    },
    EntryFault("stale-key") { entry, _, _ in
      entry.extractionState = .stale
      return ""
    },
    EntryFault("plural-other-missing") { entry, language, _ in
      entry.changePlural(of: language) { $0["other"] = nil }
    },
    EntryFault("plural-category-unused") { entry, language, _ in
      guard ["de", "fr", "es", "it", "nl", "sv", "en"].contains(language) else { return nil }
      return entry.changePlural(of: language, finding: "few") { $0["few"] = $0["other"] }
    },
    EntryFault("plural-category-missing") { entry, language, _ in
      guard ["de", "ru", "uk", "pl", "cs", "sv", "nl"].contains(language) else { return nil }
      return entry.changePlural(of: language) { $0["one"] = nil }
    },
    EntryFault("variation-name") { entry, language, _ in
      entry.changePlural(of: language, finding: "lots") { $0["lots"] = $0["other"] }
    },
    EntryFault("plural-forms-missing") { entry, language, _ in
      guard ["de", "ru", "uk", "pl", "cs", "sv", "nl"].contains(language),
        let other = entry.localizations[language]?.variations?.kinds["plural"]?["other"]
      else { return nil }
      entry.localizations[language] = other
      return ""
    },
    EntryFault("substitution-unused") { entry, language, _ in
      guard entry.localizations[language]?.substitutions.isEmpty == true,
        entry.localizations[language]?.stringUnit != nil
      else { return nil }
      entry.localizations[language]?.substitutions["spare"] = Substitution(
        argNum: 1, formatSpecifier: "lld",
        variations: Variations([
          "plural": ["other": Localization(stringUnit: StringUnit(.translated, "%arg"))]
        ]))
      return "substitutions.spare"
    },
    EntryFault("placeholder-gap") { entry, _, source in
      guard let text = entry.localizations[source]?.stringUnit?.value, text.contains("%1$@ "),
        text.contains("%2$"), !text.contains("%3$")
      else { return nil }
      entry.localizations[source]?.stringUnit?.value = text.replacing("%1$@ ", with: "")
      return ""
    },
    EntryFault("device-other-missing") { entry, language, _ in
      guard let text = entry.localizations[language]?.stringUnit else { return nil }
      entry.localizations[language]?.stringUnit = nil
      entry.localizations[language]?.variations = Variations([
        "device": ["mac": Localization(stringUnit: text)]
      ])
      return "device"
    },
  ]
}

extension Entry {
  /// Changes the plural forms of a language; the path of the form that the finding is about.
  fileprivate mutating func changePlural(
    of language: String, finding form: String? = nil,
    _ change: (inout Members<Localization>) -> Void
  ) -> String? {
    guard var cases = localizations[language]?.variations?.kinds["plural"], cases["other"] != nil,
      cases["one"] != nil
    else { return nil }
    change(&cases)
    localizations[language]?.variations?.kinds["plural"] = cases
    return form.map { "plural.\($0)" } ?? "plural"
  }
}
