/// The pairs of a `.strings` file in text form as parts that are replaced one by one.
extension StringsFormat {
  package static func records(in bytes: [UInt8]) -> [ExchangeRecord] {
    StringsPairs(bytes)?.pairs.map { pair in
      ExchangeRecord(pair.start..<pair.end, line: pair.line, column: 0)
    } ?? []
  }

  package static func retargeted(_ record: [UInt8], like other: [UInt8]) -> [UInt8]? {
    guard let own = StringsPairs(record)?.pairs.first, let new = StringsPairs(other)?.pairs.first
    else { return nil }
    var result = record
    result.replaceSubrange(own.value, with: other[new.value])
    return result
  }
}

/// The pairs of a file such as `"key" = "value";` with the comment above each.
private struct StringsPairs {
  struct Pair {
    /// The start of its comment, or of its key if it has none.
    var start: Int
    var end: Int
    /// The line of the key.
    var line: Int
    var value: Range<Int>
  }

  private(set) var pairs: [Pair] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// - Returns: Nil if the file is in another form, such as a dictionary in braces or UTF-16.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while true {
      let comment = skipSpace()
      guard index < bytes.count else { return }
      let (start, keyLine) = (comment ?? index, line)
      guard skipText(), take("=") else { return nil }
      _ = skipSpace()
      let value = index
      guard skipText() else { return nil }
      let end = index
      guard take(";") else { return nil }
      pairs.append(Pair(start: start, end: index, line: keyLine, value: value..<end))
    }
  }

  /// Skips space and comments.
  ///
  /// - Returns: The start of the last comment, if no empty line is below it.
  private mutating func skipSpace() -> Int? {
    var comment: Int?
    var lineEnds = 0
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        if bytes[index] == 0x0A { lineEnds += 1 }
        advance()
      } else if bytes[index...].starts(with: "/*".utf8) {
        comment = index
        let end = bytes[(index + 2)...].firstRange(of: Array("*/".utf8))?.upperBound
        while index < end ?? bytes.count { advance() }
        lineEnds = 0
      } else if bytes[index...].starts(with: "//".utf8) {
        comment = index
        while index < bytes.count, bytes[index] != 0x0A { advance() }
        lineEnds = 0
      } else {
        break
      }
    }
    return lineEnds > 1 ? nil : comment
  }

  /// Skips a text in quotes, or a word without.
  private mutating func skipText() -> Bool {
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, isWord(bytes[index]) { advance() }
      return index > start
    }
    advance()
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { advance() }
      advance()
    }
    guard index < bytes.count else { return false }
    advance()
    return true
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"=;\"{}()<>,/".utf8.contains(byte)
  }

  private mutating func take(_ sign: Character) -> Bool {
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == sign.asciiValue else { return false }
    advance()
    return true
  }

  private mutating func advance() {
    if index < bytes.count, bytes[index] == 0x0A { line += 1 }
    index += 1
  }
}
