extension JSONParser {
  /// A string: ASCII goes by eight bytes at a time, everything else is looked at closely.
  @inline(__always)
  mutating func string() throws(JSONError) {
    let start = position
    var index = position + 1
    var hasEscapes = false
    scan: while true {
      while index + 8 <= bytes.count {
        let word = bytes.word(at: index)
        let special = specialBytes(of: word) | word & 0x8080_8080_8080_8080
        guard special == 0 else {
          index += special.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
      guard index < bytes.count else {
        throw error("the file ends inside this string; it was cut off", at: start)
      }
      switch bytes[index] {
      case .quote: break scan
      case .backslash:
        hasEscapes = true
        index += try escapeLength(at: index)
      case 0x80...: index += try sequenceLength(at: index)
      case ..<0x20: throw control(at: index)
      default: index += 1
      }
    }
    position = index + 1
    append(.string, from: start, to: position, hasEscapes: hasEscapes)
  }

  /// The length of the escape at a backslash; a surrogate pair is one escape.
  private func escapeLength(at index: Int) throws(JSONError) -> Int {
    guard index + 1 < bytes.count else {
      throw error("the file ends inside a string; it was cut off", at: index)
    }
    switch bytes[index + 1] {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = unit(at: index) else {
        throw error("\\u needs four hexadecimal digits", at: index)
      }
      guard 0xD800...0xDFFF ~= unit else { return 6 }
      if unit < 0xDC00, let low = self.unit(at: index + 6), 0xDC00...0xDFFF ~= low { return 12 }
      throw error(
        "\(literalText(index..<index + 6)) is half of a surrogate pair; write both halves, or the character itself",
        at: index)
    default:
      throw error(
        "a backslash must be followed by one of \" \\ / b f n r t u; double it to mean itself",
        at: index)
    }
  }

  /// The number in `\uXXXX`.
  private func unit(at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == .backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for offset in 2..<6 {
      guard let digit = bytes[index + offset].hexValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The length of one UTF-8 sequence of two bytes or more.
  @inline(__always)
  private func sequenceLength(at index: Int) throws(JSONError) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }
    func continues(_ offset: Int) -> Bool { byte(offset) & 0xC0 == 0x80 }
    switch bytes[index] {
    case 0xC2...0xDF where continues(1): return 2
    case 0xE0 where byte(1) >= 0xA0 && continues(1) && continues(2): return 3
    case 0xED where byte(1) <= 0x9F && continues(1) && continues(2): return 3
    case 0xE1...0xEC where continues(1) && continues(2): return 3
    case 0xEE...0xEF where continues(1) && continues(2): return 3
    case 0xF0 where byte(1) >= 0x90 && continues(1) && continues(2) && continues(3): return 4
    case 0xF1...0xF3 where continues(1) && continues(2) && continues(3): return 4
    case 0xF4 where byte(1) <= 0x8F && continues(1) && continues(2) && continues(3): return 4
    default:
      throw error(
        "byte \(hex(bytes[index])) is not valid UTF-8 here; save the file as UTF-8", at: index)
    }
  }

  /// A number; its digits are kept as they are written.
  mutating func number() throws(JSONError) {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = current == 0x30
    let whole = position
    try digits(of: start)
    if hasLeadingZero, position - whole > 1 {
      throw error("a number must not begin with 0; remove the zero", at: start)
    }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits(of: start)
    }
    if current | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits(of: start)
    }
    append(.number, from: start, to: position)
  }

  private mutating func digits(of start: Int) throws(JSONError) {
    guard current.isDigit else {
      throw error("this number is not complete; a digit must follow", at: start)
    }
    while current.isDigit { position += 1 }
  }

  mutating func literal(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONError) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
    else { throw unexpected("a value") }
    append(kind, from: position, to: end)
    position = end
  }
}
