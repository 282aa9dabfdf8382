import Phrasebook
import PhrasebookModel

/// The emoji of source and translation differ.
enum EmojiChanged {
  static let check = Check(
    "emoji-changed", .text, .note,
    "The emoji of source and translation differ.",
    why: "A sign that users look for is missing or has another meaning.",
    fix: "Keep the emoji of the source.",
    good: [
      Example("Well done 🎉", ["fr": "🎉 Bravo"]),
      Example("A cat", ["zh-Hant": "🐱"]),
    ],
    bad: [
      Example("Well done 🎉", ["fr": "Bravo"], message: "🎉 of the source is missing"),
      Example("🗄️ Archive", ["fr": "Archive"], message: "🗄 of the source is missing"),
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
    guard string.features.contains(.wide), string.value.unicodeScalars.contains(where: mayBeEmoji)
    else { return [] }
    return string.value.compactMap { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, first.value > 0x2000 else { return nil }
      let isShown =
        first.properties.isEmojiPresentation
        || first.properties.isEmoji && scalars.contains("\u{FE0F}")
      return isShown ? String(String.UnicodeScalarView(scalars.filter { $0 != "\u{FE0F}" })) : nil
    }
  }

  /// Whether a scalar may be shown as a picture: not letters and ideographs, which most wide texts consist of.
  private static func mayBeEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ...0x2000, 0x3040...0x3296, 0x329A...0xD7FF, 0xF900...0xFFFF: false
    default: true
    }
  }
}
