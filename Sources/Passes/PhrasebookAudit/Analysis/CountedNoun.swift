/// The noun after a number, in the plural: the singular would need another form.
enum CountedNoun {
  /// The end of the noun one space after a number's placeholder, possibly after adjectives; nil
  /// without a noun.
  static func end(behind placeholder: Range<Int>, in string: AuditedString) -> Int? {
    let language = string.language.base
    guard ["en", "de", "fr", "es", "pt", "it", "ca", "ru", "uk", "pl", "cs"].contains(language),
      !counts(CountedNoun.word(endingBefore: placeholder.lowerBound, in: string))
    else { return nil }
    var start = placeholder.upperBound
    for _ in 0..<3 {
      guard start < string.bytes.count, string.bytes[start] == 0x20,
        let word = CountedNoun.word(at: start + 1, in: string)
      else { return nil }
      let text = string.part(word)
      if isPlural(text, in: language) { return word.upperBound }
      // One form for both numbers: file(s).
      let form = Array("(s)".utf8)
      if language == "en", string.bytes[word.upperBound...].starts(with: form), text.count > 2 {
        return word.upperBound + form.count
      }
      guard language == "en", adjectives.contains(text.lowercased()) else { return nil }
      start = word.upperBound
    }
    return nil
  }

  private static func isPlural(_ word: String, in language: String) -> Bool {
    let small = word.lowercased()
    guard word.count > 2, !units.contains(small) else { return false }
    switch language {
    case "en":
      if irregular.contains(small) { return true }
      guard small.count > 3, small.hasSuffix("s"), !notNouns.contains(small),
        !small.hasSuffix("ss"), !small.hasSuffix("us")
      else { return false }
      // Units per second: kbps, Mbps.
      return !small.hasSuffix("ps") || small.contains { "aeiouy".contains($0) }
    case "fr", "es", "pt", "ca":
      return small.count > 3 && small.hasSuffix("s") && !notNouns.contains(small)
    // Nouns have capitals.
    case "de": return word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
    case "it": return small.count > 3 && small.hasSuffix("i") && !notNouns.contains(small)
    // Nouns of the other languages change with the number.
    default: return small.count > 3 && small.allSatisfy(\.isLetter) && !notNouns.contains(small)
    }
  }

  /// Whether it is a word behind which a number is a name: page 3.
  private static func counts(_ word: String?) -> Bool {
    word.map { numbered.contains($0.lowercased()) } ?? false
  }

  private static let numbered: Set<String> = [
    "act", "build", "chapter", "code", "column", "day", "disc", "episode", "error", "group",
    "lesson", "level", "line", "no", "number", "page", "part", "port", "question", "room", "round",
    "row", "season", "slot", "stage", "step", "table", "track", "version", "volume", "week", "year",
    "kapitel", "seite", "teil", "schritt", "fehler", "version", "jahr", "tag", "nummer", "étape",
    "partie", "erreur", "année", "página", "paso", "capítulo", "año", "errore", "passo", "страница",
    "шаг", "глава", "часть",
  ]

  /// Words that may be between a number and the noun.
  private static let adjectives: Set<String> = [
    "active", "additional", "archived", "available", "blocked", "broken", "changed", "connected",
    "consecutive", "deleted", "different", "duplicate", "extra", "failed", "free", "full",
    "further", "hidden", "installed", "invalid", "last", "local", "matching", "missing", "more",
    "nearby", "new", "old", "open", "other", "pending", "previous", "private", "public", "recent",
    "remaining", "saved", "selected", "shared", "similar", "total", "unique", "unread", "unseen",
    "unused", "upcoming", "whole",
  ]

  private static let irregular: Set<String> = [
    "children", "feet", "geese", "men", "mice", "people", "teeth", "women",
  ]

  /// Words that end like a plural but are not.
  private static let notNouns: Set<String> = [
    "this", "does", "always", "across", "plus", "minus", "times", "versus", "less", "towards",
    "series", "besides", "perhaps", "needs", "has", "was", "is", "its", "remains", "fails",
    "exists", "means", "requires", "uses", "contains", "includes", "expires", "starts", "ends",
    "dans", "sous", "sans", "vers", "après", "plus", "fois", "pour", "depuis", "menos", "dias",
    "para", "entre", "desde", "через", "назад", "после", "или", "для", "при", "przez", "przed",
    "poi", "dopo", "quasi", "oggi",
  ]

  /// Units with one form for every number.
  private static let units: Set<String> = [
    "prozent", "euro", "dollar", "cent", "uhr", "meter", "kilometer", "liter", "gramm", "kilogramm",
    "grad", "pixel", "byte", "megabyte", "gigabyte", "mal", "procent", "процент", "пикс", "kbit",
  ]
}

extension CountedNoun {
  /// The word that begins at an offset.
  private static func word(at start: Int, in string: AuditedString) -> Range<Int>? {
    var end = start
    while let (scalar, next) = string.bytes.scalar(at: end), scalar.properties.isAlphabetic {
      end = next
    }
    return end > start ? start..<end : nil
  }

  /// The word that ends one space before an offset.
  private static func word(endingBefore offset: Int, in string: AuditedString) -> String? {
    guard offset > 1, string.bytes[offset - 1] == 0x20 else { return nil }
    var start = offset - 1
    while let (scalar, before) = string.bytes.scalar(before: start), scalar.properties.isAlphabetic
    {
      start = before
    }
    return start < offset - 1 ? string.part(start..<offset - 1) : nil
  }
}
