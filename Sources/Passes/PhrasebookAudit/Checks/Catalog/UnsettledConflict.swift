import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A merge has left a conflict.
enum UnsettledConflict {
  static let check = Check(
    "unsettled-conflict", .catalog, .error,
    "A merge left two versions of a string.",
    why: "Two people wrote it. One text is in use, the other only in the comment of the key.",
    fix: """
      Write the text that is right, mark it as reviewed and run `phrasebook merge --repair FILE`, or \
      settle all with `--prefer ours` or `--prefer theirs`.
      """,
    good: [
      Example("Open", ["fr": "Ouvrir"], comment: "A button")
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"],
        comment: ConflictMark(
          language: "fr", theirs: .object([CatalogField.value.text: .string("Ouvre")])
        ).line,
        message: "a merge left another version: \"Ouvre\"")
    ],
    .entry { entry, report in
      for mark in entry.contents.conflictMarks {
        let path = mark.variation?.split(separator: ".").map(String.init) ?? []
        let theirs: Phrase? = mark.theirText.map {
          "a merge left another version: \"\($0)\""
        }
        report.add(
          theirs ?? "a merge left another version of it", key: entry.key,
          language: mark.language,
          path: mark.language == nil ? [CatalogField.comment.text] : path)
      }
    })
}
