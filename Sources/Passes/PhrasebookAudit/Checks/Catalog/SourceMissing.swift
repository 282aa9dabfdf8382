import Phrasebook
import PhrasebookModel

/// A key is a name and has no text in the source language.
enum SourceMissing {
  static let check = Check(
    "source-missing", .catalog, .warning,
    "A key is a name and has no text in the source language.",
    why: "People who read the source language see the name of the key.",
    mend: "Write the text, or give the code a default value.",
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
        "settings.title", ["fr": "Réglages"], says: "the key is a name, and en has no text for it"),
      Example("general.ok", ["de": "Gut"], says: "the key is a name, and en has no text for it"),
      Example(
        "settings.title", ["en": .text(""), "de": "Einstellungen"],
        says: "the key is a name, and en has no text for it"),
    ],
    .subject { subject, report in
      guard !subject.source.saysAnything, subject.key.isSymbol, !subject.isStale,
        subject.isToTranslate
      else { return }
      // The interface file and the property list have the text.
      guard subject.table.input.role == .code, !subject.entry.isFromInterfaceBuilder else { return }
      // A single word with a dot or a hump may be a name of its own: `iPhone`, `example.com`.
      guard !subject.translations.isEmpty || subject.entry.extractionState == .manual else {
        return
      }
      let texts = subject.translations.flatMap(\.passages).map(\.value)
      guard texts.contains(where: { $0 != subject.key && !$0.isEmpty }) else { return }
      // An address is kept in some language, or stands in what is said of it.
      // A name that stands in its own comment, too.
      if subject.entry.comment?.contains(subject.key) == true { return }
      let parts = subject.key.split(separator: ".")
      if parts.count == 2, let last = parts.last, last.count < 4, last.allSatisfy(\.isLowercase),
        texts.contains(where: { $0.range(of: subject.key) != nil })
      {
        return
      }
      report.add(
        "the key is a name, and \(subject.source.language.tag) has no text for it", key: subject.key
      )
    })
}

extension Localized {
  /// True where the catalog has a text, and it shows something.
  fileprivate var saysAnything: Bool { !isKeyAlone && !passages.allSatisfy(\.showsNothing) }
}
