import Phrasebook
import PhrasebookModel

/// A plural form that the language needs is missing.
enum PluralCategoryMissing {
  static let check = Check(
    "plural-category-missing", .plurals, .warning,
    "A plural form that the language needs is missing.",
    why: "Numbers of that class get the wrong form: \"5 файла\".",
    fix: "Add the form.",
    good: [
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "pl": [
            "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
          ],
        ]),
      Example("%lld files", ["ja": ["other": "%lldファイル"]]),
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "ru": ["one": "%lld файл", "other": "Файлов: %lld"],
        ]),
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "uk": ["one": "%lld file", "other": "%lld files"],
        ]),
      Example("%lld × %lld", ["uk": ["one": "%1$lld × %2$lld", "other": "%1$lld × %2$lld"]]),
    ],
    bad: [
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "pl": ["one": "%lld plik", "few": "%lld pliki", "other": "%lld pliku"],
        ], message: "the form many is missing (for 0, 5, 6, …)"),
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "fr": ["one": "%lld fichier", "other": "%lld fichiers"],
        ], message: "the form many is missing (for 1000000, …)"),
    ],
    .localized { localized, report in
      let language = localized.language
      for (path, cases) in localized.pluralForms where cases["other"] != nil {
        // “Files: 5” agrees with no number.
        if let text = cases["other"]?.stringUnit?.value, FormatString(text).numberStandsApart {
          continue
        }
        // Nothing agrees with a number without a noun, or with a text that is not translated.
        let texts = cases.compactMap { $0.value.stringUnit?.value }
        guard texts.contains(where: { FormatString($0).hasWords }), !localized.copies(texts) else {
          continue
        }
        for category in language.categories where cases[category] == nil && category != "other" {
          // A single number may be written with the form for all.
          let samples = language.samples(of: category)
          let isRare = language.isRare(category)
          // A form that texts seldom need is reported once, unless others of the language have it.
          if isRare, !localized.entry.table.rareForms.reports(category, for: localized) { continue }
          report.add(
            samples.isEmpty
              ? "the form \(category) is missing (for fractions)"
              : "the form \(category) is missing (for \(samples))", in: localized, path: path,
            severity: isRare ? .note : nil)
        }
      }
    })
}

extension Localized {
  /// Whether forms are those of the source.
  fileprivate func copies(_ texts: [String]) -> Bool {
    guard !isSource else { return false }
    let source = Set(entry.source.strings.map(\.value))
    return texts.allSatisfy(source.contains)
  }
}
