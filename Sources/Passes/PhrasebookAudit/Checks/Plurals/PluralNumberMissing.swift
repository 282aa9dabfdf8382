import Phrasebook
import PhrasebookModel

/// A form for several numbers does not show the number.
enum PluralNumberMissing {
  static let check = Check(
    "plural-number-missing", .plurals, .warning,
    "A plural form for several numbers does not show the number.",
    why: "In French 0 is `one`, in Russian 21: \"a file\" is wrong for them.",
    fix: "Write the number's placeholder into the form.",
    good: [
      Example(
        "%lld files",
        [
          "en": ["one": "One file", "other": "%lld files"],
          "ru": [
            "one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла",
          ],
        ])
    ],
    bad: [
      Example(
        "%lld files",
        [
          "en": ["one": "One file", "other": "%lld files"],
          "ru": [
            "one": "Один файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла",
          ],
        ], message: "the form one is used for 1, 21, 31, … and does not show the number"),
      Example(
        "%lld files",
        [
          "en": ["one": "One file", "other": "%lld files"],
          "es": ["one": "Un archivo", "many": "Muchos archivos", "other": "%lld archivos"],
        ], message: "the form many is used for 1000000, … and does not show the number"),
      Example(
        "%lld files",
        [
          "en": ["one": "One file", "other": "%lld files"],
          "cs": [
            "one": "%lld soubor", "few": "%lld soubory", "many": "Soubory", "other": "%lld souborů",
          ],
        ], message: "the form many is used for fractions and does not show the number"),
    ],
    .string { string, report in
      guard let category = string.category, category != "other", category != "zero",
        !showsNumber(string), !string.value.isEmpty
      else { return }
      let language = string.language
      guard language.categories.contains(category), language.singles[category] == nil else {
        return
      }
      let others = string.localized.strings.filter {
        $0.path.dropLast() == string.path.dropLast() && $0.category == "other"
      }
      guard others.contains(where: showsNumber) else { return }
      let samples = language.samples(of: category)
      report.add(
        samples.isEmpty
          ? "the form \(category) is used for fractions and does not show the number"
          : "the form \(category) is used for \(samples) and does not show the number",
        in: string, severity: language.isRare(category) ? .note : nil)
    })
}

extension PluralNumberMissing {
  /// Whether a number is shown: as an argument, or as the substitution's own.
  private static func showsNumber(_ string: AuditedString) -> Bool {
    string.placeholders.contains { placeholder in
      placeholder.kind == .count || placeholder.kind == .substitution
        || placeholder.kind == .argument && placeholder.conversion != "@"
    }
      // A number that the code has formatted is passed as a string.
      || string.placeholders.contains { $0.kind == .argument } && !hasNumericSibling(string)
  }

  private static func hasNumericSibling(_ string: AuditedString) -> Bool {
    string.localized.strings.contains { other in
      other.placeholders.contains {
        $0.kind == .count || $0.kind == .argument && $0.conversion != "@"
      }
    }
  }
}
