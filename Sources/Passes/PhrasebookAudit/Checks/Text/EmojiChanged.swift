import Phrasebook
import PhrasebookModel

/// The emoji of source and translation differ.
enum EmojiChanged {
  static let check = Check(
    "emoji-changed", .text, .note,
    "The emoji of source and translation differ.",
    why: "A sign that people look for is missing, or says something else.",
    mend: "Keep the emoji of the source.",
    good: [
      Example("Well done 🎉", ["fr": "🎉 Bravo"]),
      Example("A cat", ["zh-Hant": "🐱"]),
    ],
    bad: [
      Example("Well done 🎉", ["fr": "Bravo"], says: "🎉 of the source is missing"),
      Example("🗄️ Archive", ["fr": "Archive"], says: "🗄 of the source is missing"),
    ],
    .translation { passage, source, report in
      guard source.features.contains(.wide) || passage.features.contains(.wide) else { return }
      let (here, there) = (passage.emoji, source.emoji)
      guard here != there else { return }
      if let missing = there.first(where: { !here.contains($0) }) {
        report.add("\(missing) of the source is missing", in: passage)
      } else if !there.isEmpty, let extra = here.first(where: { !there.contains($0) }) {
        report.add("the source has no \(extra)", in: passage)
      }
    })
}

extension Passage {
  /// The characters that are shown as pictures.
  fileprivate var emoji: [String] {
    guard features.contains(.wide) else { return [] }
    return value.compactMap { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, first.value > 0x2000 else { return nil }
      let isShown =
        first.properties.isEmojiPresentation
        || first.properties.isEmoji && scalars.contains("\u{FE0F}")
      return isShown ? String(String.UnicodeScalarView(scalars.filter { $0 != "\u{FE0F}" })) : nil
    }
  }
}
