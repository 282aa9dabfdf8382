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
      Example("&File", ["ja": "ファイル(&F)"]),
      Example("E&xit", ["fr": "&Quitter"]),
      Example("R&D", ["fr": "Recherche"]),
      Example("drag&drop", ["fr": "glisser-déposer"]),
      Example("Save and close", ["de": "Sichern & schließen"]),
    ],
    bad: [
      Example(
        "&File", ["fr": "Fichier"],
        says: "the source marks a letter with &, the translation does not"),
      Example(
        "_File", ["fr": "Fichier"],
        says: "the source marks a letter with _, the translation does not"),
      Example(
        "E&xit", ["de": "Beenden"],
        says: "the source marks a letter with &, the translation does not"),
      Example(
        "File", ["fr": "&Fichier"],
        says: "the translation marks a letter with &, the source does not"),
      Example(
        "File", ["fr": "_Fichier"],
        says: "the translation marks a letter with _, the source does not"),
    ],
    .translation { passage, source, report in
      if source.marksLetter, !passage.marksLetter {
        report.add("the source marks a letter with &, the translation does not", in: passage)
      } else if source.underlinesLetter, !passage.value.contains("_") {
        report.add("the source marks a letter with _, the translation does not", in: passage)
      } else if passage.marksLetter, !source.features.contains(.ampersand) {
        report.add("the translation marks a letter with &, the source does not", in: passage)
      } else if passage.underlinesLetter, !source.value.contains("_") {
        report.add("the translation marks a letter with _, the source does not", in: passage)
      }
    })
}

extension Passage {
  /// True where & stands before a letter at the start of a word, or inside of one.
  fileprivate var marksLetter: Bool {
    guard features.contains(.ampersand) else { return false }
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "&") {
      let isStart =
        index == 0 || bytes[index - 1] == 0x20 || bytes[index - 1] == UInt8(ascii: "(")
        || bytes[..<index].suffix(3).elementsEqual("（".utf8)
      guard isStart || isInsideOfWord(index),
        bytes[index + 1].isLetter || bytes[index + 1] >= 0x80, !isVerbatim(index..<index + 1)
      else { continue }
      return true
    }
    return false
  }

  /// True for a sign within one word: `E&xit`; `Q&A` and `drag&drop` are two.
  private func isInsideOfWord(_ index: Int) -> Bool {
    let isPart = { (byte: UInt8) in byte.isLetter || byte >= 0x80 }
    let before = bytes[..<index].reversed().prefix(while: isPart).count
    let after = bytes[(index + 1)...].prefix(while: isPart).count
    guard before > 0, after > 0, before + after > 2, min(before, after) < 3 else { return false }
    let start = index - before
    // Capitals behind the sign, an address or an assignment make something else of it.
    return bytes[index + 1] >= 0x61 && (start == 0 || bytes[start - 1] == 0x20)
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
