import PhrasebookAudit
import PhrasebookModel
import Testing

@Suite("Suppressions in comments, and what a run may take out of a baseline")
struct SuppressionTests {
  /// The findings in three languages with a doubled space and a line break at the end.
  private func findings(_ comment: String) -> [String] {
    var entry = Entry(comment: comment)
    for language in ["de", "fr", "it"] {
      entry.localizations[language] = Localization(
        stringUnit: StringUnit(.translated, "Xx  yy zz\n"))
    }
    var catalog = Catalog(sourceLanguage: "en")
    catalog["Ab cd ef"] = entry
    var settings = AuditSettings()
    settings.only = [
      "double-space", "trailing-newline", "unknown-check", "suppression-without-reason",
    ]
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    return Audit(settings: settings)([table]).findings
      .map { "\($0.id) \($0.language ?? "")" }.sorted()
  }

  @Test(arguments: [
    "double-space,trailing-newline in fr,de as drawn",
    "double-space, trailing-newline in fr, de as drawn",
    "double-space , trailing-newline in fr , de – as drawn",
    "double-space, trailing-newline in fr,de: as drawn",
    "double-space,\ttrailing-newline in fr, de : as drawn",
  ])
  func commasMayHaveSpaces(note: String) {
    #expect(findings("phrasebook:ignore \(note)") == ["double-space it", "trailing-newline it"])
  }

  @Test func aReasonIsNoList() {
    #expect(findings("phrasebook:ignore *: as drawn") == [])
    #expect(
      findings("phrasebook:ignore trailing-newline: as drawn, always")
        == ["double-space de", "double-space fr", "double-space it"])
    #expect(
      findings("phrasebook:ignore double-space, trailing-newline:") == [
        "suppression-without-reason "
      ]
    )
    #expect(findings("phrasebook:ignore * in de, fr, it,").count == 1)
  }

  @Test("the placeholder that an editor writes is not a reason, and suppresses all the same")
  func placeholder() {
    for dash in ["– ", ": ", ""] {
      #expect(
        findings("phrasebook:ignore * \(dash)\(Suppression.placeholder)") == [
          "suppression-without-reason "
        ])
    }
    #expect(findings("phrasebook:ignore * – \(Suppression.placeholder) not: as drawn") == [])
  }

  @Test func modulesWithoutACatalogAreKnownByTheirNames() {
    func findings(
      _ modules: [String: Int], file: String? = nil, table name: String = "L"
    ) -> [Finding] {
      var table = AuditedTable(
        Catalog(sourceLanguage: "en"), name: name, file: "\(name).xcstrings")
      table.uncoveredModules = modules.sorted { $0.key < $1.key }.map {
        UncoveredModule(
          name: $0.key, strings: $0.value,
          location: Location(file: file ?? "\($0.key)/V.swift", line: 1, column: 1))
      }
      var settings = AuditSettings()
      settings.only = ["module-without-catalog"]
      return Audit(settings: settings)([table]).findings
    }
    let baseline = Baseline(findings(["Kit": 70]))
    #expect(baseline.compared(to: findings(["Kit": 71])).known == 1)
    #expect(baseline.compared(to: findings(["Kit": 70, "Widget": 1])).new.count == 1)
    // Another file may be the first, and another table.
    for (file, table) in [("Kit/A.swift", "L"), ("Kit/V.swift", "A")] {
      #expect(baseline.compared(to: findings(["Kit": 70], file: file, table: table)).known == 1)
    }
    // Of two modules one has a catalog now: nothing is new, and the other one stays known.
    let both = Baseline(findings(["Kit": 70, "Widget": 1]))
    let fixed = both.compared(to: findings(["Widget": 2]))
    #expect(fixed.new.isEmpty && fixed.shrunk == Baseline(findings(["Widget": 1])))
    #expect(fixed.shrunk.compared(to: findings(["Kit": 70, "Widget": 1])).new.count == 1)
  }

  private func extent(
    only: Set<String> = [], except: Set<String> = [], languages: Set<String> = [],
    unseen: Set<String> = []
  ) -> AuditExtent {
    var settings = AuditSettings()
    settings.only = only
    settings.disabled = except
    settings.languages = languages
    return AuditExtent(
      [settings, settings], isComplete: only.isEmpty && except.isEmpty && languages.isEmpty,
      seenTables: ["L"], unseenTables: unseen)
  }

  private func mark(_ id: String, table: String = "L", language: String = "de") -> Baseline.Mark {
    Baseline.Mark(id: id, table: table, key: "k", language: language)
  }

  @Test func whatARunAsksForIsCovered() {
    #expect(extent().covers(mark("gone-check", table: "settings.yml", language: "")))
    #expect(extent(except: ["end-stop"]).covers(mark("end-colon")))
    #expect(!extent(except: ["end-stop"]).covers(mark("end-stop")))
    #expect(!extent(only: ["end-stop"]).covers(mark("end-colon")))
    #expect(extent(languages: ["de"]).covers(mark("end-colon")))
    #expect(!extent(languages: ["fr"]).covers(mark("end-colon")))
    #expect(!extent(languages: ["de"]).covers(mark("stale-key", language: "")))
  }

  @Test func whatDependsOnMoreStays() {
    #expect(!extent(except: ["end-stop"]).covers(mark("unused-suppression")))
    #expect(extent().covers(mark("unused-suppression")))
    #expect(extent(unseen: ["M"]).covers(mark("end-colon")))
    #expect(!extent(unseen: ["M"]).covers(mark("end-colon", table: "M")))
    #expect(!extent(unseen: ["L"]).covers(mark("end-colon")))
    #expect(!extent(unseen: ["M"]).covers(mark("end-colon", table: "N")))
    #expect(!extent(unseen: ["M"]).covers(mark("unused-key")))
  }

  @Test func onlyWhatIsCoveredIsTakenOut() {
    let known = Baseline(marks: [mark("end-colon"): 2, mark("end-stop"): 1])
    let some = known.compared(to: [], within: extent(except: ["end-stop"]))
    #expect(some.shrunk.marks == [mark("end-stop"): 1] && some.known == 0)
    #expect(known.compared(to: []).shrunk.marks == [:])
  }

  @Test func languagesThatNobodyAskedForAreEvidenceStill() {
    var entry = Entry()
    for (language, text) in ["ja": "Loading…", "de": "Wird geladen …", "fr": "Chargement…"] {
      entry.localizations[language] = Localization(stringUnit: StringUnit(.translated, text))
    }
    var catalog = Catalog(sourceLanguage: "en")
    catalog["Loading…"] = entry
    var settings = AuditSettings()
    settings.only = ["identical-to-source"]
    settings.languages = ["ja"]
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    #expect(Audit(settings: settings)([table]).findings.map(\.language) == ["ja"])
  }
}
