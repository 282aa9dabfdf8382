import Phrasebook
import PhrasebookModel

/// The source has plural forms and the translation has one text for all numbers.
enum PluralFormsMissing {
  static let check = Check(
    "plural-forms-missing", .plurals, .warning,
    "The source has plural forms and the translation has one text for all numbers.",
    why: "The language has several plural forms: one string is wrong for some numbers.",
    fix: "Vary the translation by plural, too.",
    good: [
      Example(
        "%lld files", ["en": ["one": "%lld file", "other": "%lld files"], "ja": "%lldファイル"]),
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "de": ["one": "%lld Datei", "other": "%lld Dateien"],
        ]),
      Example(
        "%lld files",
        ["en": ["one": "%lld file", "other": "%lld files"], "ru": "Файлов: %lld"]),
    ],
    bad: [
      Example(
        "%lld files", ["en": ["one": "%lld file", "other": "%lld files"], "de": "%lld Dateien"],
        message: "the source has plural forms, here is one text for all numbers")
    ],
    .localized { localized, report in
      guard !localized.isSource, localized.language.categories.count > 1,
        !PluralHabits.unchangedNouns.contains(localized.language.base), !localized.isNew,
        localized.strings.contains(where: { !$0.value.isEmpty }),
        localized.strings.allSatisfy({ $0.category == nil })
      else { return }
      let forms = localized.entry.source.strings.filter { $0.category != nil }
      guard forms.count > 1, Set(forms.map(letters)).count > 1 else { return }
      // “Files: 5” agrees with no number.
      if localized.strings.allSatisfy({ FormatString($0.value).numberStandsApart }) { return }
      report.add("the source has plural forms, here is one text for all numbers", in: localized)
    })
}

extension PluralFormsMissing {
  /// The letters of the text: forms that differ only in their placeholders need no others.
  private static func letters(of string: AuditedString) -> String {
    string.value.filter(\.isLetter)
  }
}
