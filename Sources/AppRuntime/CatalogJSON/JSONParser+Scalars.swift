extension JSONParser {
  /// A string and the position after it; ASCII is read eight bytes at a time.
  @inline(__always)
  func string(at start: Int) throws(JSONError) -> (node: JSONNode, end: Int) {
    var index = start &+ 1
    while index &+ 8 <= bytes.count {
      let word = bytes.word(at: index)
      let special = specialBytes(of: word) | word & 0x8080_8080_8080_8080
      guard special != 0 else {
        index &+= 8
        continue
      }
      index &+= special.trailingZeroBitCount >> 3
      guard bytes[index] == .quote else { break }
      return (JSONNode(.ascii, start: start, extent: index &+ 1 &- start), index &+ 1)
    }
    return try string(at: start, closelyFrom: index)
  }

  /// The rest of a string, in which every byte is looked at.
  @inline(never)
  private func string(
    at start: Int, closelyFrom place: Int
  ) throws(JSONError) -> (node: JSONNode, end: Int) {
    var index = place
    var tag = JSONNode.Tag.ascii
    while index < bytes.count {
      switch bytes[index] {
      case .quote: return (JSONNode(tag, start: start, extent: index + 1 - start), index + 1)
      case .backslash:
        tag = .escaped
        index += try escapeLength(at: index)
      case 0x80...:
        if tag == .ascii { tag = .text }
        index += try sequenceLength(at: index)
      case ..<0x20: throw control(at: index)
      default:
        index += 1
        while index + 8 <= bytes.count {
          let word = bytes.word(at: index)
          let special = specialBytes(of: word) | word & 0x8080_8080_8080_8080
          index += special == 0 ? 8 : special.trailingZeroBitCount >> 3
          if special != 0 { break }
        }
      }
    }
    throw error(JSONMessage("the file ends inside this string; it was cut off"), at: start)
  }

  /// The length of the escape at a backslash; a surrogate pair is one escape.
  private func escapeLength(at index: Int) throws(JSONError) -> Int {
    guard index + 1 < bytes.count else {
      throw error(JSONMessage("the file ends inside a string; it was cut off"), at: index)
    }
    switch bytes[index + 1] {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = unit(at: index) else {
        throw error(JSONMessage("\\u needs four hexadecimal digits"), at: index)
      }
      guard 0xD800...0xDFFF ~= unit else { return 6 }
      if unit < 0xDC00, let low = self.unit(at: index + 6), 0xDC00...0xDFFF ~= low { return 12 }
      throw error(
        JSONMessage(
          "%@ is half of a surrogate pair; write both halves, or the character itself",
          with: [.text(literalText(index..<index + 6))]),
        at: index)
    default:
      throw error(
        JSONMessage(
          "a backslash must be followed by one of %@; double it to mean itself",
          with: [.text("\" \\ / b f n r t u")]),
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
      throw notUTF8(at: index)
    }
  }

  /// A number, true, false or null.
  @inline(never)
  func scalar(at start: Int) throws(JSONError) -> (node: JSONNode, end: Int) {
    switch byte(at: start) {
    case UInt8(ascii: "-"), 0x30...0x39: try number(at: start)
    case UInt8(ascii: "t"): try literal("true", .true, at: start)
    case UInt8(ascii: "f"): try literal("false", .false, at: start)
    case UInt8(ascii: "n"): try literal("null", .null, at: start)
    default: throw unexpected(.value, at: start)
    }
  }

  /// A number; its digits are kept as they are written.
  private func number(at start: Int) throws(JSONError) -> (node: JSONNode, end: Int) {
    let whole = byte(at: start) == UInt8(ascii: "-") ? start + 1 : start
    var end = try digits(at: whole, of: start)
    if byte(at: whole) == 0x30, end - whole > 1 {
      throw error(JSONMessage("a number must not begin with 0; remove the zero"), at: start)
    }
    // Up to so many digits, it takes an exponent to be out of range.
    let isLong = end - whole > 308
    if byte(at: end) == UInt8(ascii: ".") { end = try digits(at: end + 1, of: start) }
    if byte(at: end) | 0x20 == UInt8(ascii: "e") {
      let hasSign = byte(at: end + 1) == UInt8(ascii: "+") || byte(at: end + 1) == UInt8(ascii: "-")
      end = try digits(at: end + (hasSign ? 2 : 1), of: start)
      guard isInRange(start..<end) else {
        throw error(
          JSONMessage("this number is out of range: its exponent is too large"), at: start)
      }
    } else if isLong, !isInRange(start..<end) {
      throw error(JSONMessage("this number is out of range: it has too many digits"), at: start)
    }
    return (JSONNode(.number, start: start, extent: end - start), end)
  }

  /// Returns false for a number that other JSON parsers reject, as no `Double` has its value.
  private func isInRange(_ number: Range<Int>) -> Bool {
    Double(String(decoding: bytes[number], as: UTF8.self))?.isFinite == true
  }

  private func digits(at position: Int, of start: Int) throws(JSONError) -> Int {
    guard byte(at: position).isDigit else {
      throw error(JSONMessage("this number is not complete; a digit must follow"), at: start)
    }
    var end = position + 1
    while byte(at: end).isDigit { end += 1 }
    return end
  }

  private func literal(
    _ word: StaticString, _ tag: JSONNode.Tag, at start: Int
  ) throws(JSONError) -> (node: JSONNode, end: Int) {
    let end = start + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ bytes[start..<end].elementsEqual($0) }) else {
      throw unexpected(.value, at: start)
    }
    return (JSONNode(tag, start: start, extent: end - start), end)
  }
}
