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
    ],
    bad: [
      Example(
        "settings.title", ["fr": "Réglages"], says: "the key is a name, and en has no text for it")
    ],
    .subject { subject, report in
      guard subject.source.isKeyAlone, subject.key.isSymbol, !subject.isStale, subject.isToTranslate
      else { return }
      // A single word with a dot or a hump may be a name of its own: `iPhone`, `example.com`.
      guard !subject.translations.isEmpty || subject.entry.extractionState == .manual else {
        return
      }
      guard
        subject.translations.contains(where: { $0.passages.contains { $0.value != subject.key } })
      else { return }
      let parts = subject.key.split(separator: ".")
      if parts.count == 2, let last = parts.last, last.count < 4, last.allSatisfy(\.isLowercase) {
        return
      }
      report.add(
        "the key is a name, and \(subject.source.language.tag) has no text for it", key: subject.key
      )
    })
}
