import Phrasebook
import PhrasebookModel

/// The source has curly quotation marks and the translation straight ones.
enum QuoteStyle {
  static let check = Check(
    "quote-style", .text, .note,
    "The source has curly quotation marks and the translation straight ones.",
    why: "The languages look as if they came from two apps.",
    mend: "Write the quotation marks of the language.",
    good: [
      Example("Delete “%@”?", ["fr": "Supprimer « %@ » ?"]),
      Example("Delete \"%@\"?", ["fr": "Supprimer \"%@\" ?"]),
    ],
    bad: [
      Example(
        "Delete “%@”?", ["de": "\"%@\" löschen?"],
        says: "straight quotation marks, the source has curly ones", marking: "\"")
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.quote), source.features.contains(.wide),
        let place = passage.bytes.firstIndex(of: UInt8(ascii: "\"")),
        source.value.unicodeScalars.contains("“"),
        !source.bytes.contains(UInt8(ascii: "\"")), !passage.features.contains(.angle)
      else { return }
      report.add(
        "straight quotation marks, the source has curly ones", in: passage, place..<place + 1)
    })
}
