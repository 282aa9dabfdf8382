import PhrasebookProjects
/// A string literal as a source spells it: the offset of its first quotation mark in, its text and
/// its bytes out. Swift and C agree on what is read here.
struct RawLiteral {
  /// The text, escapes resolved.
  package private(set) var text: [UInt8] = []
  /// Where it lies, quotation marks and `#` included.
  let range: Range<Int>

  /// Nil for a literal that has an interpolation or no end.
  init?(openingAt open: Int, in source: [UInt8]) {
    var first = open
    while first > 0, source[first - 1] == UInt8(ascii: "#") { first -= 1 }
    let pounds = open - first
    let quote = UInt8(ascii: "\"")
    let isLong = source[open...].starts(with: [quote, quote, quote])
    let quotes = isLong ? 3 : 1
    let ending =
      [UInt8](repeating: quote, count: quotes)
      + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let marks = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var text: [UInt8] = []
    var index = open + quotes
    while index < source.count {
      if source[index...].starts(with: ending) {
        guard let text = isLong ? Self.unindented(text) : text else { return nil }
        self.text = text
        range = first..<index + ending.count
        return
      }
      let byte = source[index]
      index += 1
      if byte == 0x0A || byte == 0x0D, !isLong { return nil }
      guard byte == UInt8(ascii: "\\"), source[index...].starts(with: marks) else {
        // A line break is a line feed, however the file ends its lines.
        if byte == 0x0D {
          if index < source.count, source[index] == 0x0A { index += 1 }
          text.append(0x0A)
        } else {
          text.append(byte)
        }
        continue
      }
      index += pounds
      guard let character = Self.escape(in: source, at: &index) else { return nil }
      text += character
    }
    return nil
  }

  /// A text of several lines without the breaks at its quotes and the spaces before the last.
  private static func unindented(_ text: [UInt8]) -> [UInt8]? {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(), lines[0].isEmpty,
      last.allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    let inner = lines.dropFirst()
    guard inner.allSatisfy({ $0.isEmpty || $0.starts(with: last) }) else { return nil }
    return Array(inner.map { $0.dropFirst(last.count) }.joined(separator: [0x0A]))
  }

  private static func escape(in source: [UInt8], at index: inout Int) -> [UInt8]? {
    guard index < source.count else { return nil }
    let byte = source[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): return [byte]
    case UInt8(ascii: "u"):
      guard let close = source[index...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
        source[index] == UInt8(ascii: "{"), close > index,
        let value = UInt32(String(decoding: source[(index + 1)..<close], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      index = close + 1
      return Array(String(Character(scalar)).utf8)
    default: return nil  // An interpolation, a line that is joined with the next, or no Swift.
    }
  }
}
