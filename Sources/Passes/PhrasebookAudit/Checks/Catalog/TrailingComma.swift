import Phrasebook
import PhrasebookModel

/// Nothing follows a comma of the file.
enum TrailingComma {
  static let check = Check(
    "trailing-comma", .catalog, .warning,
    "Nothing follows a comma of the file.",
    why: "Xcode reads such a file, but it is not JSON: other tools refuse it.",
    fix: "Remove the comma, or run `phrasebook format`.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", message: "nothing follows this comma") {
        $0.reading = [Diagnostic(.warning, "nothing follows this comma", at: .example)]
      }
    ],
    .table { table, digests, report in
      for diagnostic in table.input.reading where diagnostic.severity == .warning {
        report.add(diagnostic.text, at: diagnostic.location.map { [$0] } ?? [])
      }
    })
}
