import PhrasebookModel
import TestSupport

/// One way to spoil a correct translation, and the check that has to find it.
struct Fault: Sendable {
  /// The check.
  let id: String
  /// The text with the fault; nil if it cannot be planted in this one.
  let plant: @Sendable (_ text: String, _ place: Place, inout SeededGenerator) -> String?

  /// Checks that point at another part of the text than the one that was changed.
  private static let elsewhere: Set<String> = ["end-question", "inverted-mark"]

  /// Whether the finding is about another part of the text than the one that was changed.
  var isElsewhere: Bool { Self.elsewhere.contains(id) }

  /// The facts about a place that a fault may need.
  struct Place {
    var language: String
    var source: String
    var key: String
    var isFromEnglish: Bool
    var path: [String]

    var isPlain: Bool { path.isEmpty }
    var base: String { String(language.prefix { $0 != "-" && $0 != "_" }) }
  }

  init(
    _ id: String,
    _ plant: @escaping @Sendable (String, Place, inout SeededGenerator) -> String?
  ) {
    self.id = id
    self.plant = plant
  }
}

extension Fault {
  nonisolated(unsafe) static let specifier = /%(\d+\$)?(@|lld|d|lf|\.\d*f)/

  /// A text with something put in at a random place between two words.
  private static func insert(
    _ piece: String, into text: String, _ random: inout SeededGenerator
  ) -> String? {
    let letters = text.indices.dropFirst().filter {
      text[$0].isLetter && text[text.index(before: $0)].isLetter
    }
    guard let place = random.pick(letters) else { return nil }
    return String(text[..<place]) + piece + String(text[place...])
  }

  /// The places of a character in a text.
  private static func remove(
    _ characters: Set<Character>, from text: String, _ random: inout SeededGenerator
  ) -> String? {
    guard let place = random.pick(text.indices.filter { characters.contains(text[$0]) }) else {
      return nil
    }
    return String(text[..<place]) + text[text.index(after: place)...]
  }

  static let placeholders: [Fault] = [
    Fault("placeholder-missing") { text, place, _ in
      guard place.isPlain, let match = text.firstMatch(of: specifier) else { return nil }
      return text.replacingCharacters(in: match.range, with: "")
    },
    Fault("placeholder-extra") { text, place, _ in
      text.contains("%") || place.source.contains("%") ? nil : text + " %@"
    },
    Fault("placeholder-out-of-range") { text, place, _ in
      guard place.isPlain, let match = text.firstMatch(of: /%(\d+)\$/) else { return nil }
      return text.replacingCharacters(in: match.range, with: "%9$")
    },
    Fault("placeholder-retyped") { text, place, _ in
      guard place.isPlain, text.matches(of: specifier).count == 1,
        let match = text.firstMatch(of: specifier)
      else { return nil }
      let position = match.output.1.map(String.init) ?? ""
      return text.replacingCharacters(
        in: match.range, with: "%\(position)\(match.output.2 == "@" ? "lld" : "@")")
    },
    Fault("placeholder-mixed") { text, place, _ in
      let all = text.matches(of: /%(\d+\$)(@|lld|d)/)
      guard all.count > 1, let first = all.first else { return nil }
      return text.replacingCharacters(in: first.range, with: "%\(first.output.2)")
    },
    Fault("placeholder-invalid") { text, place, _ in
      guard place.isPlain, text.firstMatch(of: specifier) != nil else { return nil }
      return text + " %y"
    },
    Fault("literal-percent") { text, place, _ in
      guard place.isPlain, text.firstMatch(of: specifier) != nil, !text.contains("%%") else {
        return nil
      }
      return text + " 50 %"
    },
    Fault("parameter-missing") { text, _, _ in
      guard let match = text.firstMatch(of: /\$\{\w+\}/) else { return nil }
      return text.replacing(match.output, with: "")
    },
    Fault("parameter-extra") { text, place, _ in
      place.source.contains("${") ? text + " ${unknown}" : nil
    },
    Fault("count-outside-substitution") { text, place, _ in
      place.isPlain && !text.contains("%#@") ? text + " %arg" : nil
    },
    Fault("substitution-undefined") { text, place, _ in
      place.isPlain ? text + " %#@unknown@" : nil
    },
  ]

  static let texts: [Fault] = [
    Fault("leading-space") { text, place, _ in
      text.first?.isWhitespace == true || ["ja", "zh", "th", "km", "lo", "my"].contains(place.base)
        ? nil : " " + text
    },
    Fault("trailing-space") { text, _, _ in
      text.last?.isWhitespace == true || text.isEmpty ? nil : text + " "
    },
    Fault("leading-newline") { text, _, _ in text.isEmpty ? nil : "\n" + text },
    Fault("trailing-newline") { text, _, _ in text.isEmpty ? nil : text + "\n" },
    Fault("double-space") { text, _, random in
      let spaces = text.indices.dropFirst().dropLast().filter { index in
        text[index] == " " && !text[text.index(before: index)].isWhitespace
          && !text[text.index(after: index)].isWhitespace
      }
      guard let place = random.pick(Array(spaces)) else { return nil }
      return String(text[..<place]) + " " + text[place...]
    },
    Fault("end-question") { text, place, _ in
      guard place.source.hasSuffix("?"), let last = text.last, "?？؟".contains(last) else {
        return nil
      }
      return ["ja", "ko", "zh", "th", "my", "km", "lo", "yue"].contains(place.base)
        ? nil : String(text.dropLast())
    },
    Fault("end-colon") { text, place, _ in
      place.source.hasSuffix(":") && text.hasSuffix(":") ? String(text.dropLast()) : nil
    },
    Fault("end-ellipsis") { text, place, _ in
      guard place.source.hasSuffix("…"), text.hasSuffix("…") else { return nil }
      // German sets a space before it.
      let words = text.split(separator: " ").joined(separator: " ").dropLast()
      return words.last == " " ? String(words.dropLast()) : String(words)
    },
    Fault("bracket-unbalanced") { text, _, random in
      text.contains("(") && text.contains(")") && !text.contains("](")
        ? remove(["("], from: text, &random) : nil
    },
    Fault("quote-unbalanced") { text, _, random in
      text.contains("«") ? remove(["»"], from: text, &random) : nil
    },
    Fault("tag-changed") { text, _, _ in
      guard let match = text.firstMatch(of: /<\/?(b|i|a|strong|em)>/) else { return nil }
      return text.replacingCharacters(in: match.range, with: "")
    },
    Fault("markdown-link") { text, _, _ in
      text.contains("](http") ? text.replacing("](", with: "] (") : nil
    },
    Fault("url-changed") { text, place, _ in
      guard let match = text.firstMatch(of: /https?:\/\/[\w.\-]+/),
        place.source.contains(match.output)
      else { return nil }
      return text.replacingCharacters(in: match.range, with: "https://wrong.invalid")
    },
    Fault("number-changed") { text, place, _ in
      guard let match = text.firstMatch(of: /\b\d\d\b(?![.,%\w])/),
        place.source.contains(match.output)
      else { return nil }
      return text.replacingCharacters(in: match.range, with: "97")
    },
    Fault("repeated-word") { text, place, _ in
      guard ["de", "it", "pl", "ru", "sv", "nl", "cs", "pt"].contains(place.base),
        let match = text.firstMatch(of: /\b\p{L}{5,}(?= )/)
      else { return nil }
      return text.replacingCharacters(in: match.range, with: "\(match.output) \(match.output)")
    },
    Fault("repeated-word") { text, place, _ in
      let small = ["de": "von", "fr": "de", "es": "de", "it": "di", "pt": "de", "nl": "van"]
      guard let word = small[place.base] else { return nil }
      return text.contains(" \(word) ")
        ? text.replacing(" \(word) ", with: " \(word) \(word) ", maxReplacements: 1) : nil
    },
    Fault("newline-count") { text, place, _ in
      let lines = place.source.split(separator: "\n", omittingEmptySubsequences: false)
      guard place.isPlain, lines.count > 1, text.split(separator: "\n").count == lines.count,
        lines.allSatisfy({ $0.count < 20 && $0.contains(/^[A-Z][a-z]{3,}.*\p{L}{4,}$/) })
      else { return nil }
      return text.replacing("\n", with: " ")
    },
    Fault("newline-count") { text, place, _ in
      guard place.isPlain, !place.source.contains("\n"), text.count < 36,
        let match = text.firstMatch(of: /^\p{Lu}\p{L}{3,} (?=\p{Lu}\p{Ll}{3,})/)
      else { return nil }
      return text.replacingCharacters(in: match.range, with: match.output.dropLast() + "\n")
    },
    Fault("ellipsis-dots") { text, _, _ in
      text.hasSuffix("…") ? text.dropLast() + "..." : nil
    },
    Fault("escape-left") { text, place, _ in
      place.source.contains("\\") || text.contains("\\") ? nil : text + "\\n"
    },
  ]

  static let characters: [Fault] = [
    Fault("invisible-character") { text, place, random in
      insert("\u{FEFF}", into: text, &random)
    },
    Fault("bidi-override") { text, _, random in insert("\u{202E}", into: text, &random) },
    Fault("bidi-unbalanced") { text, _, random in insert("\u{2068}", into: text, &random) },
    Fault("replacement-character") { text, _, random in insert("\u{FFFD}", into: text, &random) },
    Fault("control-character") { text, _, random in insert("\u{7}", into: text, &random) },
    Fault("line-separator") { text, place, random in
      place.source.contains("\u{2028}") ? nil : insert("\u{2028}", into: text, &random)
    },
    Fault("mixed-scripts") { text, place, _ in
      guard place.base == "ru" || place.base == "uk",
        let match = text.firstMatch(of: /\Bо\B/)
      else { return nil }
      return text.replacingCharacters(in: match.range, with: "o")
    },
    Fault("not-nfc") { text, _, _ in
      guard let match = text.firstMatch(of: /[éüöäçñ]/) else { return nil }
      let parts: [Substring: String] = [
        "é": "e\u{301}", "ü": "u\u{308}", "ö": "o\u{308}", "ä": "a\u{308}", "ç": "c\u{327}",
        "ñ": "n\u{303}",
      ]
      return parts[match.output].map { text.replacingCharacters(in: match.range, with: $0) }
    },
    Fault("wrong-script") { text, place, _ in
      ["ru", "uk", "ja", "ko", "el", "he", "ar", "hi", "th"].contains(place.base)
        && place.source.contains(/\p{L}{3,}/)
        ? "Ouvrir le fichier suivant" : nil
    },
    Fault("private-use") { text, _, random in insert("\u{F8FF}", into: text, &random) },
  ]

  /// Every fault of a text.
  static let all: [Fault] = placeholders + texts + characters + marks + arguments
}

extension String {
  func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
