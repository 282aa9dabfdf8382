/// Writes JSON as bytes, in the order it is told: quick, and the same in every run.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// `{…}` with the members that `body` writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  /// `[…]` with one element for each value.
  mutating func array<Values: Sequence>(
    _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
  ) {
    nest("[", "]") { json in
      for value in values { element(&json, value) }
    }
  }

  /// The name of the member whose value is written next.
  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// The same, for a name that is data.
  mutating func name(text: String) {
    string(text)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { append($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func number(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// A member with a text; absent where there is none.
  mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    self.name(name)
    string(value)
  }

  /// A member with a number; absent where there is none.
  mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    number(value)
  }

  /// A member with a list.
  mutating func member<Values: Sequence>(
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

  /// Runs of harmless bytes go over as they are; most texts are one run.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      escape(byte)
    }
    bytes.append(contentsOf: text[start...])
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: #"\u00"#.utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
