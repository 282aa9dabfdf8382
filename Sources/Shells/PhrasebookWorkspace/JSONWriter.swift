/// Writes JSON as bytes, in the order of the calls: quick, and the same in every run.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// - Parameter capacity: Room for so many bytes is asked for at once.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The JSON with a newline.
  package consuming func line() -> [UInt8] {
    bytes.append(0x0A)
    return bytes
  }

  /// `{…}` with the members that `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  /// `[…]` with one element for each value.
  package mutating func array<Values: Sequence>(
    _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
  ) {
    nest("[", "]") { json in
      for value in values { element(&json, value) }
    }
  }

  /// The name of the member whose value is written next.
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// The same, for a name that is data.
  package mutating func name(text: String) {
    string(text)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { append($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func number(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// A number as it was read.
  package mutating func number(digits: String) {
    separate()
    bytes.append(contentsOf: digits.utf8)
  }

  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// `null`, for an element of a list.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A member with a text; left out if nil.
  package mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    self.name(name)
    string(value)
  }

  /// A member with a number; left out if nil.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    number(value)
  }

  /// A member with a list.
  package mutating func member<Values: Sequence>(
    _ name: StaticString, _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
  ) {
    self.name(name)
    array(values, element)
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Runs of plain bytes are copied; most texts are one run. Characters that control a terminal or
  /// the log of a build service are escaped, which means the same in JSON.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      index = Self.endOfPlain(in: text, from: index)
      guard index < text.endIndex, let (scalar, length) = Self.command(in: text, at: index) else {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      escape(scalar)
      index += length
      start = index
    }
    bytes.append(contentsOf: text[start...])
  }

  /// The end of the bytes that need no escape, most of which are compared in groups of eight.
  private static func endOfPlain(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= raw.count,
      isPlain(word: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    {
      index += 8
    }
    while index < text.endIndex, isPlain(text[index]) { index += 1 }
    return index
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "#")
  }

  /// Whether all eight bytes are plain: below 0x80, not a control character, and none of the four
  /// that need an escape.
  private static func isPlain(word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones << 7
    func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let below = (word &- ones * 0x20) & ~word
    let special =
      zeros(word ^ ones * 0x22) | zeros(word ^ ones * 0x23) | zeros(word ^ ones * 0x5C)
      | zeros(word ^ ones * 0x7F)
    return (word | below | special) & high == 0
  }

  /// The character to escape at an index, with its length; nil for any other.
  private static func command(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int)? {
    let byte = text[index]
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): return (UInt32(byte), 1)
    case UInt8(ascii: "#"):
      return index > 0 && text[index - 1] == byte ? (UInt32(byte), 1) : nil
    case 0xC2 where index + 1 < text.endIndex && text[index + 1] < 0xA0:
      return (UInt32(text[index + 1]), 2)
    case 0xD8 where index + 1 < text.endIndex && text[index + 1] == 0x9C: return (0x061C, 2)
    case 0xE2 where index + 2 < text.endIndex:
      let scalar =
        0x2000 + (UInt32(text[index + 1] & 0x3F) << 6) + UInt32(text[index + 2] & 0x3F)
      switch scalar {
      case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (scalar, 3)
      default: return nil
      }
    case 0xEF where text[index...].starts(with: [0xEF, 0xBB, 0xBF]): return (0xFEFF, 3)
    case 0xF3 where index + 3 < text.endIndex && text[index + 1] == 0xA0 && text[index + 2] < 0x82:
      return (
        0xE0000 + (UInt32(text[index + 2] & 0x3F) << 6) + UInt32(text[index + 3] & 0x3F), 4
      )
    default: return nil
    }
  }

  private mutating func escape(_ scalar: UInt32) {
    switch scalar {
    case 0x22: bytes.append(contentsOf: #"\""#.utf8)
    case 0x5C: bytes.append(contentsOf: #"\\"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    default:
      guard scalar > 0xFFFF else { return escape(unit: scalar) }
      escape(unit: 0xD800 + ((scalar - 0x10000) >> 10))
      escape(unit: 0xDC00 + ((scalar - 0x10000) & 0x3FF))
    }
  }

  private mutating func escape(unit: UInt32) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: #"\u"#.utf8)
    for shift in [12, 8, 4, 0] as [UInt32] { bytes.append(digits[Int(unit >> shift) & 15]) }
  }
}
