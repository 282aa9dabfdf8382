import Phrasebook
import PhrasebookModel

/// A key is a name and has no text in the source language.
enum SourceMissing {
  static let check = Check(
    "source-missing", .catalog, .warning,
    "A key is a name and has no text in the source language.",
    why: "Users of the source language see the name of the key.",
    fix: "Write the text, or give the code a default value.",
    good: [
      Example("settings.title", ["en": "Settings", "fr": "Réglages"]),
      Example("Settings", ["fr": "Réglages"]),
      Example("example.com", ["fr": "example.com", "de": "Seite example.com"]),
      Example(keys: [
        .init(
          "xNi-9K-fnJ.title", ["fr": "Ouvrir"],
          comment: "Class = \"NSMenuItem\"; title = \"Open\"; ObjectID = \"xNi-9K-fnJ\";")
      ]),
    ],
    bad: [
      Example(
        "settings.title", ["fr": "Réglages"],
        message: "the key is a name, and en has no text for it"),
      Example("general.ok", ["de": "Gut"], message: "the key is a name, and en has no text for it"),
      Example(
        "settings.title", ["en": .text(""), "de": "Einstellungen"],
        message: "the key is a name, and en has no text for it"),
    ],
    .entry { entry, report in
      guard !entry.source.hasVisibleText, entry.key.isSymbol, !entry.isStale,
        entry.isToTranslate
      else { return }
      // The interface file and the property list have the text.
      guard entry.table.input.role == .code, !entry.contents.isFromInterfaceBuilder else { return }
      // A single word with a dot or a hump may be a name of its own: `iPhone`, `example.com`.
      guard !entry.translations.isEmpty || entry.contents.extractionState == .manual else {
        return
      }
      let texts = entry.translations.flatMap(\.strings).map(\.value)
      guard texts.contains(where: { $0 != entry.key && !$0.isEmpty }) else { return }
      // An address stays the same in some language, or is in its comment. A name may be in its own
      // comment, too.
      if entry.contents.comment?.contains(entry.key) == true { return }
      let parts = entry.key.split(separator: ".")
      if parts.count == 2, let last = parts.last, last.count < 4, last.allSatisfy(\.isLowercase),
        texts.contains(where: { $0.range(of: entry.key) != nil })
      {
        return
      }
      report.add(
        "the key is a name, and \(entry.source.language.tag) has no text for it", key: entry.key
      )
    })
}

extension Localized {
  /// Whether the catalog has a text, and it shows something.
  fileprivate var hasVisibleText: Bool { !isKeyAlone && !strings.allSatisfy(\.showsNothing) }
}
