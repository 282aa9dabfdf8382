import Phrasebook
import PhrasebookModel

/// A catalog cannot be read.
enum UnreadableCatalog {
  static let check = Check(
    "unreadable-catalog", .catalog, .error,
    "A catalog cannot be read, or has a key twice.",
    why:
      "A comma is missing or a merge is unfinished, so its strings are not checked; or a key appears twice, and the next save drops one of them.",
    fix: "Fix the problem at the reported place.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", message: "the key \"Open\" appears twice") {
        $0.reading = [Diagnostic(.error, "the key \"Open\" appears twice", at: .example)]
      }
    ],
    .table { table, digests, report in
      for diagnostic in table.input.reading where diagnostic.severity == .error {
        report.add(diagnostic.text, at: diagnostic.location.map { [$0] } ?? [])
      }
    })
}
