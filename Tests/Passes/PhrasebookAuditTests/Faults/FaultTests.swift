import Foundation
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite("Seeded faults: one fault in a correct entry is found, and nothing in the correct one")
struct FaultTests {
  /// Correct entries with a bit of everything, made by hand.
  static let own: [Planting.Seed] = {
    let texts: [(String, [String: String])] = [
      (
        "Open the file…",
        ["de": "Datei öffnen…", "ru": "Открыть файл…", "it": "Apri il documento…"]
      ),
      ("Delete %@?", ["de": "Soll %@ gelöscht werden?", "ru": "Удалить файл %@ сейчас?"]),
      ("%1$@ has %2$lld of 25 pages", ["de": "%1$@ hat %2$lld von 25 Seiten"]),
      (
        "See [help](https://example.com/help) (in English)",
        ["de": "Siehe [Hilfe](https://example.com/help) (auf Englisch)"]
      ),
      ("Open ${page} now", ["de": "Öffne ${page} jetzt", "ru": "Открой ${page} сейчас"]),
      ("Say “hello”", ["ru": "Скажи «привет» всем"]), ("Name:", ["de": "Name und Ort:"]),
      ("Read <b>this</b>", ["de": "Lies <b>dieses</b>"]),
    ]
    var seeds = texts.flatMap { key, translations in
      translations.map { language, text in
        var entry = Entry(comment: "A comment")
        entry.localizations[language] = Localization(stringUnit: StringUnit(.translated, text))
        return Planting.Seed(
          key: key, entry: entry, sourceLanguage: "en", language: language, file: "own")
      }
    }
    for (key, source, translations) in named {
      for (language, text) in translations {
        var entry = Entry(comment: "A comment")
        entry.localizations["en"] = Localization(stringUnit: StringUnit(.translated, source))
        entry.localizations[language] = Localization(stringUnit: StringUnit(.translated, text))
        seeds.append(
          Planting.Seed(
            key: key, entry: entry, sourceLanguage: "en", language: language, file: "own"))
      }
    }
    var plural = Entry(comment: "A comment")
    plural.localizations["en"] = forms(["one": "%lld file", "other": "%lld files"])
    plural.localizations["de"] = forms(["one": "%lld Datei", "other": "%lld Dateien"])
    seeds.append(
      Planting.Seed(
        key: "%lld files", entry: plural, sourceLanguage: "en", language: "de", file: "own"))
    return seeds.sorted { ($0.key, $0.language) < ($1.key, $1.language) }
  }()

  /// Keys that are names, with their texts.
  private static let named: [(String, String, [String: String])] = [
    ("settings.title", "All settings", ["de": "Alle Einstellungen"]),
    ("page.total", "%1$@ of %2$@", ["de": "%1$@ von %2$@"]),
    ("done.party", "Everything is done 🎉", ["de": "Alles ist erledigt 🎉"]),
    (
      "contact.mail", "Write to help@example.com about this.",
      ["de": "Schreiben Sie an help@example.com über dieses."]
    ),
    (
      "save.now", "Remember to save the document!",
      ["de": "Denken Sie daran, das Dokument zu speichern!"]
    ),
    (
      "space.ask", "Save the file now?",
      ["fr": "Enregistrer le document\u{202F}?", "es": "¿Guardar el documento?"]
    ),
    ("open.file", "Open a file", ["zh-Hans": "打开一个文件", "zh-Hant": "打開一個檔案"]),
    ("quoted", "Look for “%@”", ["de": "Suche nach „%@“"]),
    ("bold", "Use **this** one", ["de": "Nimm **dieses** hier"]),
    ("paragraphs", "First of all\n\nSecond of all", ["de": "Erster Absatz\n\nZweiter Absatz"]),
    ("two.lines", "First line\nSecond line", ["de": "Erste Zeile\nZweite Zeile"]),
    ("big.house", "The house of friends", ["de": "Schönes Haus von Freunden"]),
    ("volume.at", "Volume of %@ at %lld", ["de": "Lautstärke von %@ bei %lld"]),
  ]

  private static func forms(_ texts: KeyValuePairs<String, String>) -> Localization {
    var cases: Members<Localization> = [:]
    for (name, text) in texts {
      cases[name] = Localization(stringUnit: StringUnit(.translated, text))
    }
    return Localization(variations: Variations(["plural": cases]))
  }

  /// Entries of the public catalogs that nothing is found in.
  static func corpus() throws -> [Planting.Seed] {
    var seeds: [Planting.Seed] = []
    for file in PackageRoot.corpus {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard bytes.count < 600_000,
        let catalog = try? XCStrings.read(bytes, file: file.lastPathComponent).catalog
      else { continue }
      let table = AuditedTable(catalog, name: "T", file: "T.xcstrings")
      let bad = Set(Audit()([table]).findings.compactMap(\.key))
      for (key, entry) in catalog.entries where !bad.contains(key) && !key.isEmpty {
        for language in entry.localizations.names.shuffledFirst(3, of: key)
        where language != catalog.sourceLanguage {
          var small = entry
          for name in entry.localizations.names
          where name != language && name != catalog.sourceLanguage {
            small.localizations[name] = nil
          }
          seeds.append(
            Planting.Seed(
              key: key, entry: small, sourceLanguage: catalog.sourceLanguage, language: language,
              file: file.lastPathComponent))
        }
      }
    }
    return seeds
  }

  @Test func correctEntriesGainNoFinding() throws {
    for seed in Self.own {
      let findings = try Planting.findings(in: seed)
      #expect(findings.map(\.message) == [], "\(seed.key) \(seed.language)")
    }
  }

  @Test func everyFaultIsFoundInOwnEntries() throws {
    var random = SeededGenerator(seed: 7)
    for fault in Fault.all {
      for seed in Self.own {
        guard let outcome = try Planting.plant(fault, in: seed, &random) else { continue }
        #expect(outcome.isFound, "\(outcome.description)")
      }
    }
    for seed in Self.own {
      for fault in EntryFault.all {
        guard let outcome = try Planting.plant(fault, in: seed) else { continue }
        #expect(outcome.isFound, "\(outcome.description)")
      }
      for fault in TableFault.all {
        guard let outcome = try Planting.plant(fault, in: seed) else { continue }
        #expect(outcome.isFound, "\(outcome.description)")
      }
    }
  }

  @Test func everyFaultIsFoundInOwnCode() throws {
    var random = SeededGenerator(seed: 8)
    var kinds: Set<String> = []
    for seed in Self.own {
      for fault in CodeFault.all {
        guard let outcome = try Planting.plant(fault, in: seed, &random) else { continue }
        #expect(outcome.isFound, "\(outcome.description)")
        kinds.insert(fault.id)
      }
    }
    #expect(kinds == Set(CodeFault.all.map(\.id)))
  }

  @Test(.needsShared("corpus/catalogs"))
  func nearlyAllFaultsAreFoundInPublicCatalogs() throws {
    let seeds = try Self.corpus()
    var random = SeededGenerator(seed: 11)
    var outcomes: [Planting.Outcome] = []
    /// Plants one fault in places picked at random, as often as there are places for it.
    func spread(
      _ count: Int, _ plant: (Planting.Seed, inout SeededGenerator) throws -> Planting.Outcome?
    ) rethrows {
      var (left, tries) = (count, count * 100)
      while left > 0, tries > 0, let seed = random.pick(seeds) {
        tries -= 1
        guard let outcome = try plant(seed, &random) else { continue }
        outcomes.append(outcome)
        left -= 1
      }
    }
    for fault in Fault.all { try spread(30) { try Planting.plant(fault, in: $0, &$1) } }
    for fault in EntryFault.all {
      try spread(20) { seed, _ in try Planting.plant(fault, in: seed) }
    }
    for fault in TableFault.all {
      try spread(20) { seed, _ in try Planting.plant(fault, in: seed) }
    }
    for fault in CodeFault.all { try spread(20) { try Planting.plant(fault, in: $0, &$1) } }
    let missed = outcomes.filter { !$0.isFound }
    let kinds = Set(outcomes.map(\.id)).count
    let all =
      Fault.all.map(\.id) + EntryFault.all.map(\.id) + TableFault.all.map(\.id)
      + CodeFault.all.map(\.id)
    let never = Set(all).subtracting(outcomes.map(\.id)).sorted()
    print("kinds without a place: \(never.joined(separator: ", "))")
    print("planted \(outcomes.count) faults of \(kinds) kinds, missed \(missed.count)")
    for outcome in missed.prefix(40) { print("missed", outcome.description) }
    #expect(missed.count * 100 <= outcomes.count)
  }
}

extension [String] {
  /// Some elements, chosen by a text, the same in every run.
  fileprivate func shuffledFirst(_ count: Int, of text: String) -> [String] {
    var random = SeededGenerator(
      seed: UInt64(text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }))
    return Array(shuffled(using: &random).prefix(count))
  }
}
