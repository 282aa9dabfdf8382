import CatalogJSON
import Phrasebook
import PhrasebookModel

/// Only one of source and translation marks a letter with & or _.
enum AcceleratorChanged {
  static let check = Check(
    "accelerator-changed", .text, .note,
    "Only one of source and translation marks a letter with &.",
    why: "The menu cannot be reached from the keyboard, or shows the sign itself.",
    fix: "Put & before one letter, as in the source.",
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
        message: "the source marks a letter with &, the translation does not"),
      Example(
        "_File", ["fr": "Fichier"],
        message: "the source marks a letter with _, the translation does not"),
      Example(
        "E&xit", ["de": "Beenden"],
        message: "the source marks a letter with &, the translation does not"),
      Example(
        "File", ["fr": "&Fichier"],
        message: "the translation marks a letter with &, the source does not"),
      Example(
        "File", ["fr": "_Fichier"],
        message: "the translation marks a letter with _, the source does not"),
    ],
    .translation { string, source, report in
      if marksLetter(source), !marksLetter(string) {
        report.add("the source marks a letter with &, the translation does not", in: string)
      } else if underlinesLetter(source), !string.value.contains("_") {
        report.add("the source marks a letter with _, the translation does not", in: string)
      } else if marksLetter(string), !source.features.contains(.ampersand) {
        report.add("the translation marks a letter with &, the source does not", in: string)
      } else if underlinesLetter(string), !source.value.contains("_") {
        report.add("the translation marks a letter with _, the source does not", in: string)
      }
    })
}

extension AcceleratorChanged {
  /// Whether & precedes a letter at the start of a word or inside one.
  private static func marksLetter(_ string: AuditedString) -> Bool {
    guard string.features.contains(.ampersand) else { return false }
    for index in string.bytes.indices.dropLast() where string.bytes[index] == UInt8(ascii: "&") {
      let isStart =
        index == 0 || string.bytes[index - 1] == 0x20
        || string.bytes[index - 1] == UInt8(ascii: "(")
        || string.bytes[..<index].suffix(3).elementsEqual("（".utf8)
      guard isStart || isInsideOfWord(index, in: string),
        string.bytes[index + 1].isLetter || string.bytes[index + 1] >= 0x80,
        !string.verbatim.overlaps(index..<index + 1)
      else { continue }
      return true
    }
    return false
  }

  /// Whether it is a sign within one word: `E&xit`; `Q&A` and `drag&drop` are two.
  private static func isInsideOfWord(_ index: Int, in string: AuditedString) -> Bool {
    let isPart = { (byte: UInt8) in byte.isLetter || byte >= 0x80 }
    let before = string.bytes[..<index].reversed().prefix(while: isPart).count
    let after = string.bytes[(index + 1)...].prefix(while: isPart).count
    guard before > 0, after > 0, before + after > 2, min(before, after) < 3 else { return false }
    let start = index - before
    // Capitals behind the sign, an address or an assignment make something else of it.
    return string.bytes[index + 1] >= 0x61 && (start == 0 || string.bytes[start - 1] == 0x20)
  }

  /// Whether the only _ of the text precedes a letter at the start of a word: two would set off
  /// words, and names have theirs inside.
  private static func underlinesLetter(_ string: AuditedString) -> Bool {
    guard string.features.contains(.emphasis) else { return false }
    let places = string.bytes.indices.filter { string.bytes[$0] == UInt8(ascii: "_") }
    guard places.count == 1, let place = places.first, place + 1 < string.bytes.count else {
      return false
    }
    return (place == 0 || string.bytes[place - 1] == 0x20)
      && (string.bytes[place + 1].isLetter || string.bytes[place + 1] >= 0x80)
  }
}
