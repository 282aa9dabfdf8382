import Phrasebook
import PhrasebookModel

/// The source has curly quotation marks and the translation straight ones.
enum QuoteStyle {
  static let check = Check(
    "quote-style", .text, .note,
    "The source has curly quotation marks and the translation straight ones, or another language's.",
    why: "The languages look as if they came from two apps.",
    fix: "Write the quotation marks of the language.",
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
        message: "straight quotation marks, the source has curly ones", marking: "\""),
      Example(
        "Delete “%@”?", ["de": "“%@” löschen?"],
        message: "the quotation opens with “; de writes „", marking: "“"),
      Example(
        "Delete “%@”?", ["de": "„%@” löschen?"],
        message: "the quotation closes with ”; de writes “", marking: "”"),
    ],
    .translation { string, source, report in
      checkOpening(&report, in: string)
      checkClosing(&report, in: string)
      // Korean writes straight ones.
      guard string.language.base != "ko" else { return }
      guard string.features.contains(.quote), source.features.contains(.wide),
        let place = string.bytes.firstIndex(of: UInt8(ascii: "\"")),
        source.value.unicodeScalars.contains("“"),
        !source.bytes.contains(UInt8(ascii: "\"")), !string.features.contains(.angle)
      else { return }
      report.add(
        "straight quotation marks, the source has curly ones", in: string, place..<place + 1)
    })
}

extension QuoteStyle {
  /// Reports a quotation of English kind, “…”, in a language that opens one with „: there “ closes.
  private static func checkOpening(_ report: inout FindingRecorder, in string: AuditedString) {
    guard hasCurlyMarks(string), PunctuationHabits.lowQuotes.contains(string.language.base),
      let open = string.bytes.firstRange(of: "“".utf8),
      string.bytes[open.upperBound...].contains("”".utf8),
      !string.value.unicodeScalars.contains("„")
    else { return }
    let tag = string.language.tag
    report.add("the quotation opens with “; \(tag) writes „", in: string, open)
  }

  /// Whether a mark of the kind of “ may be there.
  private static func hasCurlyMarks(_ string: AuditedString) -> Bool {
    string.features.contains(.wide) && string.bytes.contains(0xE2)
  }

  /// Reports a quotation that opens with „ and closes as in another language that does so.
  private static func checkClosing(_ report: inout FindingRecorder, in string: AuditedString) {
    guard hasCurlyMarks(string), let own = PunctuationHabits.closingQuote(of: string.language),
      let open = string.bytes.firstRange(of: "„".utf8)
    else { return }
    let behind = string.bytes[open.upperBound...]
    let other = own == "“" ? "”" : "“"
    guard !behind.contains(own.utf8), let close = behind.firstRange(of: other.utf8) else { return }
    let tag = string.language.tag
    report.add("the quotation closes with \(other); \(tag) writes \(own)", in: string, close)
  }
}
