import Phrasebook
import PhrasebookModel

/// The emoji of source and translation differ.
enum EmojiChanged {
  static let check = Check(
    "emoji-changed", .text, .note,
    "The emoji of source and translation differ.",
    why: "A sign that people look for is missing, or says something else.",
    fix: "Keep the emoji of the source.",
    good: [
      Example("Well done 🎉", ["fr": "🎉 Bravo"]),
      Example("A cat", ["zh-Hant": "🐱"]),
    ],
    bad: [
      Example("Well done 🎉", ["fr": "Bravo"], says: "🎉 of the source is missing"),
      Example("🗄️ Archive", ["fr": "Archive"], says: "🗄 of the source is missing"),
    ],
    .translation { string, source, report in
      guard source.features.contains(.wide) || string.features.contains(.wide) else { return }
      let (here, there) = (emoji(in: string), emoji(in: source))
      guard here != there else { return }
      if let missing = there.first(where: { !here.contains($0) }) {
        report.add("\(missing) of the source is missing", in: string)
      } else if !there.isEmpty, let extra = here.first(where: { !there.contains($0) }) {
        report.add("the source has no \(extra)", in: string)
      }
    })
}

extension EmojiChanged {
  /// The characters that are shown as pictures.
  private static func emoji(in string: AuditedString) -> [String] {
    guard string.features.contains(.wide) else { return [] }
    return string.value.compactMap { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, first.value > 0x2000 else { return nil }
      let isShown =
        first.properties.isEmojiPresentation
        || first.properties.isEmoji && scalars.contains("\u{FE0F}")
      return isShown ? String(String.UnicodeScalarView(scalars.filter { $0 != "\u{FE0F}" })) : nil
    }
  }
}
