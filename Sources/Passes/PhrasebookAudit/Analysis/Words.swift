import CatalogJSON

/// Words of a glossary in texts.
enum Words {
  /// The occurrences of a term as whole words; scripts without spaces have no word boundaries.
  static func ranges(of term: String, in string: AuditedString, exactly: Bool) -> [Range<Int>] {
    ranges(of: term, in: string.value, string.bytes, exactly: exactly)
  }

  /// The same in a text with its bytes.
  static func ranges(
    of term: String, in value: String, _ bytes: [UInt8], exactly: Bool
  ) -> [Range<Int>] {
    guard !term.isEmpty else { return [] }
    let text = exactly ? bytes : Array(value.lowercased().utf8)
    // Small letters may take another number of bytes: then only the finding's place is lost.
    let isAligned = text.count == bytes.count
    let word = Array((exactly ? term : term.lowercased()).utf8)
    var found: [Range<Int>] = []
    var index = 0
    while index + word.count <= text.count {
      if text[index] == word[0], !isInWord(text, index),
        text[index..<index + word.count].elementsEqual(word),
        isBound(text, index), isBound(text, index + word.count)
      {
        found.append(isAligned ? index..<index + word.count : 0..<bytes.count)
        index += word.count
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether a text holds a word in some form: endings change, and words grow together.
  static func holds(_ word: String, _ string: AuditedString, exactly: Bool) -> Bool {
    let text = exactly ? string.value : string.value.lowercased()
    let word = exactly ? word : word.lowercased()
    if text.range(of: word) != nil { return true }
    // The stem is enough in languages with cases.
    return word.split(separator: " ").allSatisfy { part in
      let stem = String(part.prefix(max(4, part.count - 2)))
      return text.range(of: part.count > 4 ? stem : String(part)) != nil
    }
  }

  /// Whether letters of ASCII are on both sides of an offset: most places need no other look.
  private static func isInWord(_ text: [UInt8], _ offset: Int) -> Bool {
    offset > 0 && text[offset - 1].isLetter && text[offset].isLetter
  }

  /// Whether a word may begin or end at an offset.
  private static func isBound(_ text: [UInt8], _ offset: Int) -> Bool {
    guard let (before, _) = text.scalar(before: offset), let (after, _) = text.scalar(at: offset)
    else { return true }
    let isLetter = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || scalar.digit != nil
    }
    if !isLetter(before) || !isLetter(after) { return true }
    let script = Script.of(before)
    return script != Script.of(after)
      || [.han, .hiragana, .katakana, .thai, .lao, .khmer, .myanmar].contains(script)
  }
}
