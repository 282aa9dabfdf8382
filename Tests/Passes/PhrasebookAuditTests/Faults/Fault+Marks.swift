import Foundation
import TestSupport

extension Fault {
  /// Languages that end sentences and begin them as English does.
  private static let western: Set<String> = [
    "de", "fr", "es", "it", "nl", "pt", "pl", "ru", "uk", "sv", "cs", "da",
  ]

  /// A text without its last character, if source and text both end with it.
  private static func withoutEnd(_ mark: Character, _ text: String, _ place: Place) -> String? {
    guard western.contains(place.base), place.source.last == mark, text.last == mark,
      place.source.split(separator: " ").count > 3, text.split(separator: " ").count > 3,
      text.dropLast().last?.isLetter == true, text.suffix(12).filter({ $0 == mark }).count == 1,
      let word = text.split(separator: " ").last, word.count > 6
    else { return nil }
    return String(text.dropLast())
  }

  /// The first match replaced.
  private static func replace(_ old: String, with new: String, in text: String) -> String? {
    guard let range = text.range(of: old) else { return nil }
    return text.replacingCharacters(in: range, with: new)
  }

  /// Marks, words and lines.
  static let marks: [Fault] = [
    Fault("end-stop") { text, place, _ in withoutEnd(".", text, place) },
    Fault("end-exclamation") { text, place, _ in withoutEnd("!", text, place) },
    Fault("emoji-changed") { text, place, _ in
      let emoji = text.first { character in
        character.unicodeScalars.count == 1 && place.source.contains(character)
          && character.unicodeScalars.allSatisfy(\.properties.isEmojiPresentation)
      }
      return emoji.flatMap { replace(String($0), with: "🦄", in: text) }
    },
    Fault("email-changed") { text, place, _ in
      guard let match = text.firstMatch(of: /\b[a-z]+@[a-z]+\.[a-z]+/),
        place.source.contains(match.output)
      else { return nil }
      return text.replacingCharacters(in: match.range, with: "wrong@wrong.invalid")
    },
    Fault("identical-to-source") { _, place, _ in
      place.isFromEnglish && place.base != "en" && !place.source.contains("%")
        && place.source.contains(/^[A-Z][a-z]+( [a-z]+)* (the|your|is) [a-z]+ [a-z]+/)
        ? place.source : nil
    },
    Fault("tag-unclosed") { text, _, _ in
      text.contains("<b>") && text.contains("</b>")
        ? text.replacing("</b>", with: "<>").replacing("<b>", with: "</b>")
          .replacing("<>", with: "<b>")
        : nil
    },
    Fault("mojibake") { text, _, _ in
      guard let match = text.firstMatch(of: /[éüöäç]/) else { return nil }
      let spoiled: [Substring: String] = [
        "é": "Ã©", "ü": "Ã¼", "ö": "Ã¶", "ä": "Ã¤", "ç": "Ã§",
      ]
      return spoiled[match.output].map { text.replacingCharacters(in: match.range, with: $0) }
    },
    Fault("capitals-slipped") { text, place, _ in
      guard !text.contains("¿"), let match = text.firstMatch(of: /\b([A-Z][a-z]{4,})\b/) else {
        return nil
      }
      let word = match.output.1
      let wrong = word.prefix(2).uppercased() + word.dropFirst(2)
      return place.source.contains(wrong.prefix(2))
        ? nil : replace(String(word), with: wrong, in: text)
    },
    Fault("case-start") { text, place, _ in
      guard western.contains(place.base), place.source.contains(/^[A-Z][a-z]+[ ]/),
        let match = text.firstMatch(of: /^\p{Lu}\p{Ll}{3,}(?= )/),
        !place.source.lowercased().contains(match.output.lowercased())
      else { return nil }
      return text.prefix(1).lowercased() + text.dropFirst()
    },
    Fault("space-before-punctuation") { text, place, _ in
      western.contains(place.base) && place.base != "fr" && !place.source.contains(" ,")
        && text.contains(/\p{Ll}, \p{L}/) ? replace(", ", with: " , ", in: text) : nil
    },
    Fault("french-spacing") { text, place, _ in
      guard place.language == "fr", let match = text.firstMatch(of: /\p{L}([\s])\?$/)
      else { return nil }
      return replace("\(match.output.1)?", with: "?", in: text)
    },
    Fault("inverted-mark") { text, place, _ in
      place.base == "es" && text.hasPrefix("¿") && text.hasSuffix("?")
        && place.source.hasSuffix("?")
        && text.filter({ $0 == "¿" }).count == 1 ? String(text.dropFirst()) : nil
    },
    Fault("chinese-variant") { text, place, _ in
      switch place.language {
      case "zh-Hans": replace("开", with: "開", in: text)
      case "zh-Hant": replace("開", with: "开", in: text)
      default: nil
      }
    },
    Fault("quote-style") { text, place, _ in
      guard place.source.contains("“"), !place.source.contains("\""), !text.contains("<"),
        let match = text.firstMatch(of: /[„“]([^„“”"]+)[“”]/)
      else { return nil }
      return text.replacingCharacters(in: match.range, with: "\"\(match.output.1)\"")
    },
    Fault("unfinished-text") { text, _, _ in "Translate me: " + text },
    Fault("newline-count") { text, place, _ in
      place.source.contains("\n\n") ? replace("\n\n", with: " ", in: text) : nil
    },
    Fault("markdown-emphasis") { text, place, _ in
      place.source.contains("**") ? replace("**", with: "", in: text) : nil
    },
    Fault("key-as-translation") { text, place, _ in
      place.key.contains(/^[a-z]+([._][a-zA-Z]+)+$/) && place.source != place.key ? place.key : nil
    },
  ]

  /// Texts with all placeholders, but wrong ones.
  static let arguments: [Fault] = [
    Fault("placeholder-reordered") { text, place, _ in
      let (here, there) = (text.matches(of: specifier), place.source.matches(of: specifier))
      guard place.isPlain, here.count == 2, there.count == 2, text.filter({ $0 == "%" }).count == 2,
        there.allSatisfy({ $0.output.1 == nil }), here[0].output.2 == there[0].output.2,
        here[1].output.2 == there[1].output.2, here[0].output.2 != here[1].output.2
      else { return nil }
      return text.replacingCharacters(in: here[1].range, with: "%\(here[0].output.2)")
        .replacingCharacters(in: here[0].range, with: "%\(here[1].output.2)")
    },
    Fault("placeholder-resized") { text, place, _ in
      let here = text.matches(of: specifier)
      guard place.isPlain, here.count == 1, let only = here.first, only.output.2 == "lld",
        place.source.contains("lld")
      else { return nil }
      return text.replacingCharacters(in: only.range, with: "%\(only.output.1 ?? "")d")
    },
    Fault("placeholder-unnumbered") { text, place, _ in
      let here = text.matches(of: specifier)
      guard place.isPlain, place.source.contains("%1$"), here.count == 2,
        text.filter({ $0 == "%" }).count == 2, here[0].output.1 == "1$", here[1].output.1 == "2$"
      else { return nil }
      return text.replacing("%1$", with: "%").replacing("%2$", with: "%")
    },
    Fault("placeholder-repeated") { text, place, _ in
      let here = text.matches(of: specifier)
      guard place.isPlain, here.count == 2, here.allSatisfy({ $0.output.1 != nil }),
        place.source.matches(of: specifier).count == 2
      else { return nil }
      return text + " \(here[0].output.0)"
    },
  ]
}
