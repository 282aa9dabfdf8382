import PhrasebookModel

/// Spaces before punctuation marks.
enum PunctuationSpace {
  /// Languages that set one.
  static func allows(_ language: LanguageTraits) -> Bool {
    ["fr", "br", "oc", "wa"].contains(language.base)
  }

  private static let marks = Array(",.;:!?".utf8)

  /// The spaces between a text and the mark that ends it: after a word, a number, a quotation, a
  /// bracket or a placeholder.
  static func ranges(in string: AuditedString) -> [Range<Int>] {
    let bytes = string.bytes
    var found: [Range<Int>] = []
    for index in bytes.indices.dropFirst(2) {
      guard bytes[index - 1] == 0x20, marks.contains(bytes[index]) else { continue }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      guard next == 0x20 || next == 0x0A, bytes[index - 2] != 0x20,
        let (before, _) = bytes.scalar(before: index - 1),
        before.properties.isAlphabetic || closers.contains(before)
          || before.digit != nil && bytes[index] != UInt8(ascii: ":")
          || string.placeholders.contains(where: { $0.range.upperBound == index - 1 })
      else { continue }
      found.append(index - 1..<index)
    }
    return found
  }

  private static let closers: Set<Unicode.Scalar> = [
    "\"", "”", "“", "’", "»", "«", "›", "」", "』", "״", "*", "`", ")", "]", "}", "）", "%",
  ]
}
