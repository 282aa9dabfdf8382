import Phrasebook
import PhrasebookModel

/// A key begins or ends with white space.
enum KeyEdgeSpace {
  static let check = Check(
    "key-edge-space", .catalog, .note,
    "A key begins or ends with white space.",
    why: "It is a piece of a sentence that code puts together: other languages need another order.",
    mend: "Write the whole sentence as one key, with placeholders.",
    good: [
      Example("%@ days", ["fr": "%@ jours"])
    ],
    bad: [
      Example(
        " days", ["fr": " jours"],
        says: "the key begins with white space: it is a piece of a sentence"),
      Example(
        "Sent by ", ["fr": "Envoyé par "],
        says: "the key ends with white space: it is a piece of a sentence"),
    ],
    .subject { subject, report in
      let passage = subject.keyPassage
      guard passage.hasWords, !subject.isStale, subject.isToTranslate else { return }
      let begins = !passage.leadingSpace.isEmpty || !passage.leadingBreaks.isEmpty
      let ends = !passage.trailingSpace.isEmpty || !passage.trailingBreaks.isEmpty
      guard begins || ends else { return }
      report.add(
        begins
          ? "the key begins with white space: it is a piece of a sentence"
          : "the key ends with white space: it is a piece of a sentence",
        key: subject.key)
    })
}
