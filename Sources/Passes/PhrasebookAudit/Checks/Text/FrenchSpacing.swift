import Phrasebook
import PhrasebookModel

/// A double punctuation mark of French has no space before it.
enum FrenchSpacing {
  static let check = Check(
    "french-spacing", .text, .note,
    "A double punctuation mark of French has no space before it.",
    why: "French sets a narrow no-break space before `?`, `!`, `:`, `;` and `»`.",
    fix: "Put a no-break space before the mark; `--fix` does it.",
    good: [
      Example("Save?", ["fr": "Enregistrer\u{202F}?", "fr-CA": "Enregistrer?"]),
      Example("At 5:30", ["fr": "À 5:30"]),
      Example("Open C: Drive", ["fr": "Ouvrir le lecteur C:"]),
      Example("Nice & good", ["fr": "Beau &amp; bon"]),
      Example(":smile: here", ["fr": ":smile: ici"]),
      Example(
        "^[%lld file](inflect: true)", ["fr": "^[%lld fichier](inflect: true)"]),
      Example(
        "<a style=\"color: red\">Hi</a> {a: b}", ["fr": "<a style=\"color: red\">Salut</a> {a: b}"]),
      Example("Write `print!` now", ["fr": "Écrivez `print! ` ici"]),
    ],
    bad: [
      Example(
        "Save?", ["fr": "Enregistrer?"], message: "French sets a no-break space before \"?\"",
        marking: "?"),
      Example(
        "Delete “%@”?", ["fr": "Supprimer «%@\u{A0}»\u{202F}?"],
        message: "French sets a no-break space inside of \"«\"", marking: "«"),
    ],
    .translation { string, source, report in
      guard string.language.base == "fr", !string.language.tag.hasSuffix("CA"),
        !string.language.tag.hasSuffix("CH")
      else { return }
      for (place, range) in tightGuillemets(in: string) where !string.verbatim.overlaps(range) {
        report.add(
          "French sets a no-break space inside of \"\(string.part(range))\"", in: string, range,
          fix: .replacing(place..<place, with: "\u{A0}"))
      }
      let hidden =
        string.placeholders.map(\.range) + string.parameters.map(\.range)
        + string.markup.tags.map(\.range) + string.attributes
      for (index, byte) in string.bytes.enumerated().dropFirst() {
        guard
          byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ";"),
          let (before, _) = string.bytes.scalar(before: index), before.properties.isAlphabetic,
          !hidden.contains(where: { $0.contains(index) }),
          byte != UInt8(ascii: ":") || !string.bytes.endsWithDrive(at: index)
        else { continue }
        let next = string.bytes.scalar(at: index + 1)?.0
        guard next.map({ $0.properties.isWhitespace || $0.properties.isQuotationMark }) ?? true
        else {
          continue
        }
        let range = index..<index + 1
        // A colon of `:smile:` is not punctuation, nor is the semicolon of `&amp;`.
        guard !string.verbatim.overlaps(range) else { continue }
        let mark = string.part(range)
        report.add(
          "French sets a no-break space before \"\(mark)\"", in: string, range,
          fix: .replace([
            Fix.Replacement(index..<index, with: mark == ":" ? "\u{A0}" : "\u{202F}")
          ]))
      }
    })
}

extension FrenchSpacing {
  /// The guillemets next to a letter or a placeholder, and the places of the missing spaces.
  private static func tightGuillemets(in string: AuditedString) -> [(place: Int, range: Range<Int>)]
  {
    guard string.features.contains(.wide) else { return [] }
    func isText(_ offset: Int, _ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar else { return false }
      return scalar.properties.isAlphabetic || scalar.digit != nil || scalar == "%"
        || string.placeholders.contains { $0.range.upperBound == offset }
    }
    var found: [(place: Int, range: Range<Int>)] = []
    var index = 0
    while let (scalar, next) = string.bytes.scalar(at: index), found.count < AuditedString.mostMarks
    {
      if scalar == "«", isText(-1, string.bytes.scalar(at: next)?.0) {
        found.append((next, index..<next))
      }
      if scalar == "»", isText(index, string.bytes.scalar(before: index)?.0) {
        found.append((index, index..<next))
      }
      index = next
    }
    return found
  }
}
