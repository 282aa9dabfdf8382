import Phrasebook
import PhrasebookModel

/// All plural forms of a text are the same.
enum PluralFormsAlike {
  static let check = Check(
    "plural-forms-alike", .plurals, .note,
    "All plural forms of a string are identical.",
    why: "The forms were made and not filled in, or the text needs none.",
    fix: "Write the forms as the language wants them, or one text for all numbers.",
    good: [
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "tr": ["one": "%lld dosya", "other": "%lld dosya"],
        ]),
      Example(
        "%lld replies",
        [
          "en": ["one": "%lld reply", "other": "%lld replies"],
          "nb": ["one": "%lld svar", "other": "%lld svar"],
          "it": ["one": "%lld reblog", "other": "%lld reblog"],
        ]),
      Example("%lld km", ["en": ["one": "%lld km", "other": "%lld km"]]),
      Example("%lld selected", ["en": ["one": "%lld selected", "other": "%lld selected"]]),
    ],
    bad: [
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "de": ["one": "%lld Dateien", "other": "%lld Dateien"],
        ], message: "all 2 plural forms are identical")
    ],
    .localized { localized, report in
      guard localized.language.categories.count > 1,
        !PluralHabits.unchangedNouns.contains(localized.language.base)
      else { return }
      for (path, cases) in localized.pluralForms where cases.count > 1 {
        let texts = cases.compactMap { $0.value.stringUnit?.value }
        guard texts.count == cases.count, let first = texts.first, !first.isEmpty,
          texts.allSatisfy({ $0 == first }), !first.longWords.isEmpty
        else { continue }
        // English has no plural without an -s; other languages may need forms.
        if localized.language.base == "en",
          !first.longWords.contains(where: { $0.hasSuffix("s") })
        {
          continue
        }
        if first.longWords.contains(where: {
          PluralHabits.isInvariable($0, in: localized.language.base)
        }) {
          continue
        }
        // If the source does the same, the text needs no forms.
        let source = localized.entry.source
        if !localized.isSource {
          let sourceTexts = source.strings.filter { $0.category != nil }.map(\.value)
          if sourceTexts.count < 2 || Set(sourceTexts).count == 1 { continue }
          // A loan such as “pixel” may have no plural of its own.
          let words = Set(source.strings.flatMap(\.value.longWords))
          if first.longWords.contains(where: words.contains) { continue }
        }
        report.add("all \(texts.count) plural forms are identical", in: localized, path: path)
      }
    })
}

extension String {
  /// The words except units of measure, in lowercase.
  fileprivate var longWords: [String] {
    FormatString(self).pieces.flatMap { piece -> [String] in
      guard case .text(let text) = piece else { return [] }
      return text.split { !$0.isLetter }.filter { $0.count > 3 }.map { $0.lowercased() }
    }
  }
}
