import Phrasebook
import PhrasebookModel

/// Only one of source and translation marks a letter with & or _.
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
      Example("Use _this_ file", ["fr": "Utiliser ce fichier"]),
    ],
    bad: [
      Example(
        "&File", ["fr": "Fichier"],
        says: "the source marks a letter with &, the translation does not"),
      Example(
        "_File", ["fr": "Fichier"],
        says: "the source marks a letter with _, the translation does not"),
    ],
    .translation { passage, source, report in
      if source.features.contains(.ampersand), source.marksLetter, !passage.marksLetter {
        report.add("the source marks a letter with &, the translation does not", in: passage)
      } else if source.underlinesLetter, !passage.value.contains("_") {
        report.add("the source marks a letter with _, the translation does not", in: passage)
      }
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

  /// True where the only _ of the text stands before a letter at the start of a word: two would
  /// set words apart, and names have theirs inside.
  fileprivate var underlinesLetter: Bool {
    guard features.contains(.emphasis) else { return false }
    let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: "_") }
    guard places.count == 1, let place = places.first, place + 1 < bytes.count else { return false }
    return (place == 0 || bytes[place - 1] == 0x20)
      && (bytes[place + 1].isLetter || bytes[place + 1] >= 0x80)
  }
}
