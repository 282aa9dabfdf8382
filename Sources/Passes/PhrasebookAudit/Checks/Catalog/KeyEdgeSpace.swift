import Phrasebook
import PhrasebookModel

/// A key begins or ends with white space.
enum KeyEdgeSpace {
  static let check = Check(
    "key-edge-space", .catalog, .note,
    "A key begins or ends with white space.",
    why: "It is a piece of a sentence that code puts together: other languages need another order.",
    fix: "Write the whole sentence as one key, with placeholders.",
    good: [
      Example("%@ days", ["fr": "%@ jours"])
    ],
    bad: [
      Example(
        " days", ["fr": " jours"],
        message: "the key begins with white space: it is a piece of a sentence"),
      Example(
        "Sent by ", ["fr": "Envoyé par "],
        message: "the key ends with white space: it is a piece of a sentence"),
    ],
    .entry { entry, report in
      let string = entry.keyString
      guard string.hasWords, !entry.isStale, entry.isToTranslate else { return }
      let begins = !string.leadingSpace.isEmpty || !string.lineBreaks.leading.isEmpty
      let ends = !string.trailingSpace.isEmpty || !string.lineBreaks.trailing.isEmpty
      guard begins || ends else { return }
      report.add(
        begins
          ? "the key begins with white space: it is a piece of a sentence"
          : "the key ends with white space: it is a piece of a sentence",
        key: entry.key)
    })
}
