import Phrasebook
import PhrasebookModel

/// The code uses a key that its catalog does not have.
enum KeyNotInCatalog {
  static let check = Check(
    "key-not-in-catalog", .code, .error,
    "The code uses a key that its catalog does not have.",
    why: "No language has a translation for it: users see the key.",
    fix: "Run `phrasebook sync`.",
    good: [
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .call(of: "Open")),
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .strings([
          ExtractedString(key: "Open"), ExtractedString(key: "\n", locations: [.example]),
        ])),
      Example(
        "Close", ["fr": "Fermer"],
        code: .strings([
          ExtractedString(key: "Open", locations: [.example]), ExtractedString(key: "Close"),
        ])
      ) { $0.developerSites = [.example] },
    ],
    bad: [
      Example(
        "Close", ["fr": "Fermer"],
        code: .strings([
          ExtractedString(key: "Open", locations: [.example]), ExtractedString(key: "Close"),
        ]), message: "the key is not in Localizable.xcstrings")
    ],
    .table { table, digests, report in
      guard table.hasCode, table.input.role.isOfCode else {
        return
      }
      let catalog = table.input.catalog
      let shapes = KeyShapes(table.keys)
      for string in table.ownStrings where !catalog.contains(string.key) && !string.isInactive {
        // Another kind of argument is another check's.
        guard shapes.like(string.key).isEmpty else { continue }
        // A line break or a number on its own has nothing to translate.
        guard FormatString(string.key).hasWords else { continue }
        guard !string.phrases.contains(where: catalog.contains) else { continue }
        let sites = string.locations.filter { !table.isForDevelopers($0) }
        guard !sites.isEmpty || string.locations.isEmpty else { continue }
        if let other = table.neighbour(with: string.key) {
          // Another file may set the table: a view model, or a function's own table.
          report.add(
            "the key is not in \(table.label); \(other) has it", at: sites, key: string.key,
            severity: .note)
        } else if let other = table.namesake(with: string.key, askedAt: sites) {
          // A source of two targets may use it in only one of them: `#if os(watchOS)`.
          guard !sites.allSatisfy(table.input.platformSites.contains) else { continue }
          report.add(
            "the key is not in \(table.label), one of the catalogs of this source; \(other) has it",
            at: sites, key: string.key, severity: .note)
        } else {
          report.add("the key is not in \(table.label)", at: sites, key: string.key)
        }
      }
    })
}
