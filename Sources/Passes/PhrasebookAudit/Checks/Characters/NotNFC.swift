import Phrasebook
internal import Foundation
import PhrasebookModel

/// Letters and their accents are separate.
enum NotNFC {
  static let check = Check(
    "not-nfc", .characters, .note,
    "Letters and their accents are separate characters.",
    why:
      "The word looks right and is not found by a search, and some fonts set the accent beside the letter.",
    fix: "Write composed characters (NFC); `--fix` does it.",
    good: [
      Example("Café", ["fr": "Café"]),
      Example("Open", ["hi": "खोलें", "vi": "Mở"]),
    ],
    bad: [
      Example(
        "Café", ["fr": "Cafe\u{301}"],
        message: "\"e\u{301}\" is two characters; composed it is one",
        marking: "e\u{301}")
    ],
    .string { string, report in
      let facts = string.characters
      guard facts.hasMarks || facts.hasCompatibility else { return }
      let composition = Composition(of: string)
      guard let first = composition.first else { return }
      let part = string.part(first.range)
      report.add(
        """
        "\(part)" is \(Phrase.word(part.unicodeScalars.count)) characters; composed it is \(Phrase.word(first.text.unicodeScalars.count))
        """,
        in: string, first.range, fix: .replace(composition.replacements))
    })
}

/// The composed forms of the characters in a text that have one.
private struct Composition {
  /// That of the first such character.
  private(set) var first: Fix.Replacement?
  /// One for each such character; a long text has a single one.
  private(set) var replacements: [Fix.Replacement] = []
  /// The forms of the characters that came before: most come again. Nil for one without.
  private var known: [ExactString: String?] = [:]
  /// The last character that was asked for, with its form.
  private var last: (text: ExactString, form: String?)?

  /// A text is long beyond so many bytes.
  private static let longest = 1 << 16
  private static let mostKnown = 1_024

  init(of string: AuditedString) {
    let isLong = string.bytes.count > Self.longest
    var index = 0
    for character in string.value {
      let text = String(character)
      let range = index..<index + text.utf8.count
      index = range.upperBound
      guard text.utf8.contains(where: { $0 >= 0x80 }), let composed = composed(text) else {
        continue
      }
      if first == nil { first = Fix.Replacement(range, with: composed) }
      if isLong, let last = replacements.indices.last {
        let before = replacements[last].range
        if before.upperBound < range.lowerBound {
          replacements[last].text += string.part(before.upperBound..<range.lowerBound)
        }
        replacements[last].text += composed
        replacements[last].range = before.lowerBound..<range.upperBound
      } else {
        replacements.append(Fix.Replacement(range, with: composed))
      }
    }
  }

  private mutating func composed(_ text: String) -> String? {
    let name = ExactString(text)
    if let last, last.text == name { return last.form }
    let form = form(of: name)
    last = (name, form)
    return form
  }

  private mutating func form(of name: ExactString) -> String? {
    if let form = known[name] { return form }
    let text = name.text
    let composed = text.precomposedStringWithCanonicalMapping
    let isShorter =
      !composed.utf8.elementsEqual(text.utf8)
      && composed.unicodeScalars.count < text.unicodeScalars.count
    let form = isShorter ? composed : nil
    if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
    if text.utf8.count <= 64 { known[name] = .some(form) }
    return form
  }
}
