import Phrasebook
import PhrasebookModel

/// A sentence is concatenated from localized pieces.
enum TextPutTogether {
  static let check = Check(
    "text-put-together", .code, .warning,
    "A sentence is concatenated from localized pieces.",
    why: "Other languages need another order, and translators see no sentence.",
    fix: "Write the whole sentence as one text, with placeholders for what changes.",
    good: [
      Example("Open", ["fr": "Ouvrir"], code: .joining(["Open"])),
      Example("Open", ["fr": "Ouvrir"], code: .joining(["Open", "\n"])),
    ],
    bad: [
      Example(
        keys: [.init("Sent by "), .init("an unknown person")],
        code: .joining(["Sent by ", "an unknown person"]),
        message: "\"Sent by \" and \"an unknown person\" are concatenated")
    ],
    .scope { tables, report in
      var reported: Set<Location> = []
      for table in tables {
        for site in table.input.code?.concatenations ?? [] {
          let keys = site.keys.filter { FormatString($0).hasWords }
          guard keys.count > 1, !table.isForDevelopers(site.location),
            reported.insert(site.location).inserted
          else { continue }
          let list = Phrase.together(keys.prefix(3).map(\.quoted))
          report.add("\(list) are concatenated", at: [site.location], key: keys.first)
        }
      }
    })
}

extension Extraction {
  fileprivate static func joining(_ keys: [String]) -> Extraction {
    Extraction(concatenations: [Concatenation(location: .example, keys: keys)])
  }
}
