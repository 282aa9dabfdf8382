import Phrasebook
import PhrasebookModel

/// The table is there as `.strings` or `.stringsdict`, too.
enum RivalTable {
  static let check = Check(
    "rival-table", .catalog, .warning,
    "The table is there as `.strings` or `.stringsdict`, too.",
    why: "Xcode refuses to build both, other tools take one of them without a word.",
    fix: "Keep one; `phrasebook migrate` brings the texts over.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", says: "the same table is in fr.lproj/Localizable.strings") {
        $0.rivals = ["fr.lproj/Localizable.strings"]
      }
    ],
    .table { table, digests, report in
      for file in table.input.rivals { report.add("the same table is in \(file)") }
    })
}
