import Phrasebook
import PhrasebookModel

/// The source has curly quotation marks and the translation straight ones.
enum QuoteStyle {
  static let check = Check(
    "quote-style", .text, .note,
    "The source has curly quotation marks and the translation straight ones, or another language's.",
    why: "The languages look as if they came from two apps.",
    mend: "Write the quotation marks of the language.",
    good: [
      Example("Delete “%@”?", ["fr": "Supprimer « %@ » ?"]),
      Example("Delete “%@”?", ["ko": "\"%@\" 삭제?"]),
      Example("Delete \"%@\"?", ["fr": "Supprimer \"%@\" ?"]),
      Example("Delete “%@”?", ["de": "„%@“ löschen?", "es": "¿Eliminar “%@”?"]),
      Example("Delete “%@”?", ["de-CH": "«%@» löschen?", "pl": "Usunąć „%@”?"]),
    ],
    bad: [
      Example(
        "Delete “%@”?", ["de": "\"%@\" löschen?"],
        says: "straight quotation marks, the source has curly ones", marking: "\""),
      Example(
        "Delete “%@”?", ["de": "“%@” löschen?"],
        says: "the quotation opens with “; de writes „", marking: "“"),
      Example(
        "Delete “%@”?", ["de": "„%@” löschen?"],
        says: "the quotation closes with ”; de writes “", marking: "”"),
    ],
    .translation { passage, source, report in
      passage.checkOpening(&report)
      passage.checkClosing(&report)
      // Korean writes straight ones.
      guard passage.language.base != "ko" else { return }
      guard passage.features.contains(.quote), source.features.contains(.wide),
        let place = passage.bytes.firstIndex(of: UInt8(ascii: "\"")),
        source.value.unicodeScalars.contains("“"),
        !source.bytes.contains(UInt8(ascii: "\"")), !passage.features.contains(.angle)
      else { return }
      report.add(
        "straight quotation marks, the source has curly ones", in: passage, place..<place + 1)
    })
}

extension Passage {
  /// Reports a quotation of English kind, “…”, in a language that opens one with „: there “ closes.
  fileprivate func checkOpening(_ report: inout Report) {
    guard hasCurlyMarks, PunctuationHabits.lowQuotes.contains(language.base),
      let open = bytes.firstRange(of: "“".utf8), bytes[open.upperBound...].contains("”".utf8),
      !value.unicodeScalars.contains("„")
    else { return }
    let tag = language.tag
    report.add("the quotation opens with “; \(tag) writes „", in: self, open)
  }

  /// True where a mark of the kind of “ may be there.
  private var hasCurlyMarks: Bool { features.contains(.wide) && bytes.contains(0xE2) }

  /// Reports a quotation that opens with „ and closes as in another language that does so.
  fileprivate func checkClosing(_ report: inout Report) {
    guard hasCurlyMarks, let own = PunctuationHabits.closingQuote(of: language),
      let open = bytes.firstRange(of: "„".utf8)
    else { return }
    let behind = bytes[open.upperBound...]
    let other = own == "“" ? "”" : "“"
    guard !behind.contains(own.utf8), let close = behind.firstRange(of: other.utf8) else { return }
    let tag = language.tag
    report.add("the quotation closes with \(other); \(tag) writes \(own)", in: self, close)
  }
}
