/// Searches by bytes: a combining mark, such as a vowel sign after `%@` or an accent after
/// `{{name}}`, makes one character with its base, which a search by characters does not find.
extension StringProtocol {
  /// The first range of a part.
  package func firstRange(exactly part: String) -> Range<Index>? {
    var part = part
    return part.withUTF8 { part -> Range<Index>? in
      guard let first = part.first else { return startIndex..<startIndex }
      if let offset = utf8.withContiguousStorageIfAvailable({ Self.offset(of: part, in: $0) }) {
        return offset.map { offset in
          let start = utf8.index(utf8.startIndex, offsetBy: offset)
          return start..<utf8.index(start, offsetBy: part.count)
        }
      }
      var from = utf8.startIndex
      while let start = utf8[from...].firstIndex(of: first) {
        let rest = utf8[start...]
        if rest.starts(with: part) {
          return start..<utf8.index(start, offsetBy: part.count)
        }
        from = utf8.index(after: start)
      }
      return nil
    }
  }

  /// The offset of bytes, which are not empty, in other bytes.
  private static func offset(
    of part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var from = 0
    while from <= bytes.count - part.count {
      guard let found = bytes[from...].firstIndex(of: part[0]) else { return nil }
      if bytes[found...].starts(with: part) { return found }
      from = found + 1
    }
    return nil
  }

  /// The last range of a part, counted from the start: ranges do not overlap.
  package func lastRange(exactly part: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self[startIndex..<endIndex]
    while !part.isEmpty, let range = rest.firstRange(exactly: part) {
      found = range
      rest = rest[range.upperBound...]
    }
    return found
  }

  /// Whether the text contains a part.
  package func contains(exactly part: String) -> Bool { firstRange(exactly: part) != nil }

  /// Whether it begins with a part.
  package func hasPrefix(exactly part: String) -> Bool { utf8.starts(with: part.utf8) }

  /// The text with another part in the place of each, or of the first ones.
  package func replacing(
    exactly part: String, with other: String, maxReplacements: Int = .max
  ) -> String {
    var out = ""
    var rest = self[startIndex..<endIndex]
    var left = part.isEmpty ? 0 : maxReplacements
    while left > 0, let range = rest.firstRange(exactly: part) {
      // Not by scalars, whose append reserves room each time and so copies all that is there.
      out += rest[..<range.lowerBound]
      out += other
      rest = rest[range.upperBound...]
      left -= 1
    }
    guard left < maxReplacements, !part.isEmpty else { return String(self) }
    out += rest
    return out
  }

  /// The text with one newline for each line end, however it is spelled.
  package var withNewlines: String {
    guard utf8.contains(0x0D) else { return String(self) }
    return replacing(exactly: "\r\n", with: "\n").replacing(exactly: "\r", with: "\n")
  }

  /// The stretches between a sign, the empty ones, too.
  package func split(exactlyAt sign: Unicode.Scalar) -> [Substring] {
    Substring(self).unicodeScalars.split(separator: sign, omittingEmptySubsequences: false)
      .map(Substring.init)
  }
}
