import Phrasebook
import PhrasebookModel

/// The table also exists as `.strings` or `.stringsdict`.
enum RivalTable {
  static let check = Check(
    "rival-table", .catalog, .warning,
    "The table also exists as `.strings` or `.stringsdict`.",
    why: "Xcode refuses to build both; other tools silently use one of them.",
    fix: "Keep one; `phrasebook migrate` brings the strings over.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", message: "the same table is in fr.lproj/Localizable.strings") {
        $0.rivals = ["fr.lproj/Localizable.strings"]
      }
    ],
    .table { table, digests, report in
      for file in table.input.rivals { report.add("the same table is in \(file)") }
    })
}
