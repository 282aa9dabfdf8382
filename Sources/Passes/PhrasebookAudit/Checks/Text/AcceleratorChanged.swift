import Phrasebook
import PhrasebookModel

/// Only one of source and translation marks a letter with &.
enum AcceleratorChanged {
  static let check = Check(
    "accelerator-changed", .text, .note,
    "Only one of source and translation marks a letter with &.",
    why: "The menu cannot be reached from the keyboard, or shows the sign itself.",
    mend: "Put & before one letter, as in the source.",
    good: [
      Example("&File", ["fr": "&Fichier"]),
      Example("Save & Close", ["fr": "Enregistrer & fermer"]),
      Example("Q&A", ["fr": "Q&R"]),
    ],
    bad: [
      Example(
        "&File", ["fr": "Fichier"],
        says: "the source marks a letter with &, the translation does not")
    ],
    .translation { passage, source, report in
      guard source.features.contains(.ampersand), source.marksLetter, !passage.marksLetter else {
        return
      }
      report.add("the source marks a letter with &, the translation does not", in: passage)
    })
}

extension Passage {
  /// True where & stands before a letter at the start of a word.
  fileprivate var marksLetter: Bool {
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "&") {
      let isStart = index == 0 || bytes[index - 1] == 0x20
      guard isStart, bytes[index + 1].isLetter || bytes[index + 1] >= 0x80 else { continue }
      if let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")), end - index < 9 { continue }
      return true
    }
    return false
  }
}
