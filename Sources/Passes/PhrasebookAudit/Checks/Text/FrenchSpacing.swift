import Phrasebook
import PhrasebookModel

/// A double punctuation mark of French has no space before it.
enum FrenchSpacing {
  static let check = Check(
    "french-spacing", .text, .note,
    "A double punctuation mark of French has no space before it.",
    why: "French sets a narrow no-break space before `?`, `!`, `:`, `;` and `»`.",
    mend: "Put a no-break space before the mark; `--fix` does it.",
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
        "Save?", ["fr": "Enregistrer?"], says: "French sets a no-break space before “?”",
        marking: "?"),
      Example(
        "Delete “%@”?", ["fr": "Supprimer «%@\u{A0}»\u{202F}?"],
        says: "French sets a no-break space inside of “«”", marking: "«"),
    ],
    .translation { passage, source, report in
      guard passage.language.base == "fr", !passage.language.tag.hasSuffix("CA"),
        !passage.language.tag.hasSuffix("CH")
      else { return }
      for (place, range) in passage.tightGuillemets where !passage.isVerbatim(range) {
        report.add(
          "French sets a no-break space inside of “\(passage.part(range))”", in: passage, range,
          mend: .replace([Mend.Replacement(place..<place, with: "\u{A0}")]))
      }
      let hidden =
        passage.placeholders.map(\.range) + passage.parameters.map(\.range)
        + passage.markup.tags.map(\.range) + passage.attributes
      for (index, byte) in passage.bytes.enumerated().dropFirst() {
        guard
          byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ";"),
          let (before, _) = passage.bytes.scalar(before: index), before.properties.isAlphabetic,
          !hidden.contains(where: { $0.contains(index) }),
          byte != UInt8(ascii: ":") || !passage.bytes.endsWithDrive(at: index)
        else { continue }
        let next = passage.bytes.scalar(at: index + 1)?.0
        guard next.map({ $0.properties.isWhitespace || $0.properties.isQuotationMark }) ?? true
        else {
          continue
        }
        let range = index..<index + 1
        // A colon of `:smile:` is no punctuation, nor is the semicolon of `&amp;`.
        guard !passage.isVerbatim(range) else { continue }
        let mark = passage.part(range)
        report.add(
          "French sets a no-break space before “\(mark)”", in: passage, range,
          mend: .replace([
            Mend.Replacement(index..<index, with: mark == ":" ? "\u{A0}" : "\u{202F}")
          ]))
      }
    })
}

extension Passage {
  /// The guillemets with a letter or a placeholder right beside them, and where the space is missing.
  fileprivate var tightGuillemets: [(place: Int, range: Range<Int>)] {
    guard features.contains(.wide) else { return [] }
    func isText(_ offset: Int, _ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar else { return false }
      return scalar.properties.isAlphabetic || scalar.digit != nil || scalar == "%"
        || placeholders.contains { $0.range.upperBound == offset }
    }
    var found: [(place: Int, range: Range<Int>)] = []
    var index = 0
    while let (scalar, next) = bytes.scalar(at: index), found.count < Self.mostMarks {
      if scalar == "«", isText(-1, bytes.scalar(at: next)?.0) { found.append((next, index..<next)) }
      if scalar == "»", isText(index, bytes.scalar(before: index)?.0) {
        found.append((index, index..<next))
      }
      index = next
    }
    return found
  }
}
