import Phrasebook
import PhrasebookModel

/// A form that stands for several numbers does not say which.
enum PluralNumberMissing {
  static let check = Check(
    "plural-number-missing", .plurals, .warning,
    "A form that stands for several numbers does not say which.",
    why: "In French 0 is `one`, in Russian 21: “a file” is wrong for them.",
    mend: "Write the number's placeholder into the form.",
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
        ], says: "the form one stands for 1, 21, 31, … and does not show the number"),
      Example(
        "%lld files",
        [
          "en": ["one": "One file", "other": "%lld files"],
          "es": ["one": "Un archivo", "many": "Muchos archivos", "other": "%lld archivos"],
        ], says: "the form many stands for 1000000, … and does not show the number"),
      Example(
        "%lld files",
        [
          "en": ["one": "One file", "other": "%lld files"],
          "cs": [
            "one": "%lld soubor", "few": "%lld soubory", "many": "Soubory", "other": "%lld souborů",
          ],
        ], says: "the form many stands for fractions and does not show the number"),
    ],
    .passage { passage, report in
      guard let category = passage.category, category != "other", category != "zero",
        !passage.showsNumber, !passage.value.isEmpty
      else { return }
      let language = passage.language
      guard language.categories.contains(category), language.singles[category] == nil else {
        return
      }
      let others = passage.localized.passages.filter {
        $0.path.dropLast() == passage.path.dropLast() && $0.category == "other"
      }
      guard others.contains(where: \.showsNumber) else { return }
      let samples = language.samples(of: category)
      report.add(
        samples.isEmpty
          ? "the form \(category) stands for fractions and does not show the number"
          : "the form \(category) stands for \(samples) and does not show the number",
        in: passage, severity: language.isRare(category) ? .note : nil)
    })
}

extension Passage {
  /// True where a number is shown: as an argument, or as the substitution's own.
  fileprivate var showsNumber: Bool {
    placeholders.contains { placeholder in
      placeholder.kind == .count || placeholder.kind == .substitution
        || placeholder.kind == .argument && placeholder.conversion != "@"
    }
      // A number that code has formatted comes as a text.
      || placeholders.contains { $0.kind == .argument } && !hasNumericSibling
  }

  private var hasNumericSibling: Bool {
    localized.passages.contains { other in
      other.placeholders.contains {
        $0.kind == .count || $0.kind == .argument && $0.conversion != "@"
      }
    }
  }
}
