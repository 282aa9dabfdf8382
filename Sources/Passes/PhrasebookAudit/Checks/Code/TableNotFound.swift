import Phrasebook
import PhrasebookModel

/// The code uses a table that the module does not have.
enum TableNotFound {
  static let check = Check(
    "table-not-found", .code, .error,
    "The code uses a table that the module does not have.",
    why: "No language has a translation for it: users see the key.",
    fix: "Correct the name, or add the catalog.",
    good: [
      Example("Open", ["fr": "Ouvrir"], code: .strings([ExtractedString(key: "Open")]))
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .strings([ExtractedString(key: "Open", table: "Menus", locations: [.example])]),
        message: "unknown table Menus; Localizable has the key")
    ],
    .scope { tables, report in
      let names = tables.reduce(into: Set<String>()) { $0.formUnion($1.tableNames) }
      var reported: Set<[String]> = []
      for table in tables {
        for string in table.input.code?.strings ?? [] where !names.contains(string.table) {
          // Phrases of shortcuts do without a catalog as long as there is one language.
          guard string.phrases.isEmpty else { continue }
          guard reported.insert([string.table, string.key]).inserted else { continue }
          let other = tables.first { $0.input.catalog.contains(string.key) }?.input.name
          let message: Phrase? = other.map {
            "unknown table \(string.table); \($0) has the key"
          }
          report.add(
            message ?? "unknown table \(string.table)", at: string.locations, key: string.key)
        }
      }
    })
}
