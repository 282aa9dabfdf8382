import Phrasebook
import PhrasebookModel

/// A catalog cannot be read.
enum UnreadableCatalog {
  static let check = Check(
    "unreadable-catalog", .catalog, .error,
    "A catalog cannot be read, or has a key twice.",
    why:
      "A comma is missing or a merge was not finished, and none of its texts is checked; or of a key that is there twice the next save drops one.",
    fix: "Fix the problem at the reported place.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", says: "the key \"Open\" is there twice") {
        $0.reading = [Diagnostic(.error, "the key \"Open\" is there twice", at: .example)]
      }
    ],
    .table { table, digests, report in
      for diagnostic in table.input.reading where diagnostic.severity == .error {
        report.add(diagnostic.text, at: diagnostic.location.map { [$0] } ?? [])
      }
    })
}
