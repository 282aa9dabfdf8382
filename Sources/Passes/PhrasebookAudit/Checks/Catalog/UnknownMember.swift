import CatalogJSON
import Phrasebook
import PhrasebookModel

/// The file has an unknown member.
enum UnknownMember {
  static let check = Check(
    "unknown-member", .catalog, .note,
    "The file has an unknown member.",
    why: "It is a typing error, or from a later Xcode; current tools ignore it.",
    fix: "Correct its name, or remove it.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", message: "the format does not know \"coment\"") {
        $0.catalog["Open"]?.unknown["coment"] = .string("A button")
      },
      Example("Open", message: "the format does not know \"sorceLanguage\"") {
        $0.catalog.unknown["sorceLanguage"] = .string("en")
      },
    ],
    .table { table, _, report in
      for (name, _) in table.input.catalog.unknown where name != Catalog.languagesMember {
        report.add("the format does not know \"\(name)\"", member: name)
      }
    },
    .entry { entry, report in
      func check(_ members: Members<JSONValue>, language: String? = nil, _ path: [String]) {
        for (name, _) in members where name != Entry.commentVersionMember {
          report.add(
            "the format does not know \"\(name)\"", key: entry.key, language: language,
            path: path + [name])
        }
      }
      check(entry.contents.unknown, [])
      for localized in entry.localized where !localized.isKeyAlone {
        let tag = localized.language.tag
        check(localized.localization.unknown, language: tag, [])
        check(
          localized.localization.stringUnit?.unknown ?? [:], language: tag,
          [CatalogField.stringUnit.text])
        for (name, part) in localized.localization.substitutions {
          check(part.unknown, language: tag, [CatalogField.substitutions.text, name])
        }
      }
    })
}
