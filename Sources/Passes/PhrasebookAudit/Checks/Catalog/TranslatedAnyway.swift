import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A key that is not to be translated has translations.
enum TranslatedAnyway {
  static let check = Check(
    "translated-anyway", .catalog, .note,
    "A key that is not to be translated has translations.",
    why: "They are still shown, and nothing keeps them up to date.",
    fix: "Remove the translations, or mark the key as translatable.",
    good: [
      Example(keys: [.init("Phrasebook", [:], isToTranslate: false)]),
      Example(keys: [.init("%@", ["en": .text(""), "ru": "%@"], isToTranslate: false)]),
    ],
    bad: [
      Example(
        keys: [.init("Phrasebook", ["fr": "Guide"], isToTranslate: false)],
        message: "the key is not to be translated, and fr has another text")
    ],
    .entry { entry, report in
      guard !entry.isToTranslate, !entry.isStale else { return }
      var texts = Set(entry.source.strings.map(\.value))
      // If the source is empty, the key is shown.
      if texts == [""] { texts.insert(entry.key) }
      let others = entry.translations.filter { local in
        local.strings.contains {
          !$0.value.isEmpty && !texts.contains($0.value) && $0.state != .new
        }
      }
      guard !others.isEmpty else { return }
      let tags = others.map(\.language.tag).sorted()
      let list = tags.prefix(3).joined(separator: ", ")
      report.add(
        tags.count == 1
          ? "the key is not to be translated, and \(list) has another text"
          : tags.count > 3
            ? "the key is not to be translated, and \(list) and others have another text"
            : "the key is not to be translated, and \(list) have another text",
        key: entry.key, path: [CatalogField.shouldTranslate.text])
    })
}
