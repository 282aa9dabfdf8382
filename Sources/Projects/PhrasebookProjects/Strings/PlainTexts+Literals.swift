/// How string literals are read.
extension PlainTexts {
  /// A literal, from its first quote or hash on.
  package mutating func literal(hashes: Int) {
    var text = Text(value: "", line: line, column: index - lineStart + 1)
    index += hashes + 1
    let isLong = byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if isLong { index += 2 }
    let quotes = isLong ? 3 : 1
    var value: [UInt8] = []
    while index < bytes.count {
      if isEnd(quotes: quotes, hashes: hashes) {
        index += quotes + hashes
        if isLong { value = Self.unindented(value) }
        text.value = String(decoding: value, as: UTF8.self)
        texts.append(text)
        return
      }
      if byte() == 0x0A, !isLong { return }
      guard byte() == UInt8(ascii: "\\"), isEscape(hashes: hashes) else {
        value.append(byte())
        advance()
        continue
      }
      index += 1 + hashes
      escape(into: &value)
    }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  private mutating func escape(into value: inout [UInt8]) {
    let sign = byte()
    switch sign {
    case UInt8(ascii: "("):
      value += Array("%@".utf8)
      interpolation()
      return
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "u") where byte(1) == UInt8(ascii: "{"):
      let digits = bytes[(index + 2)...].prefix(9).prefix { $0 != UInt8(ascii: "}") }
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      if let scalar = number.flatMap(Unicode.Scalar.init) { value += Array(String(scalar).utf8) }
      index = min(index + digits.count + 2, bytes.count)
    case 0x0A: break
    default: value.append(sign)
    }
    if index < bytes.count { advance() }
  }

  /// What stands between the brackets of an interpolation; its own literals count, too.
  private mutating func interpolation() {
    var open = 0
    depth += 1
    defer { depth -= 1 }
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "("):
        open += 1
        index += 1
      case UInt8(ascii: ")"):
        open -= 1
        index += 1
        if open == 0 { return }
      case UInt8(ascii: "\"") where depth > Self.deepest: index += 1
      default: step()
      }
    }
  }

  /// A text of several lines without the line breaks at its quotes and the spaces before the last.
  private static func unindented(_ value: [UInt8]) -> [UInt8] {
    var lines = value.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(), last.allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return value }
    return lines.dropFirst().map { line in
      line.starts(with: last) ? line.dropFirst(last.count) : line
    }.joined(separator: [0x0A]).map { $0 }
  }
}
