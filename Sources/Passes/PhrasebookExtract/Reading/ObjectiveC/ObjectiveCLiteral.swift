/// The escapes of C's literals (ISO C 6.4.4.4) and its universal character names.
enum ObjectiveCLiteral {
  /// The bytes of a literal's text; nil if an escape is invalid.
  static func text(of source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard source.contains(UInt8(ascii: "\\")) else { return Array(source) }
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    var at = 0
    while at < source.count {
      let byte = source[at]
      at += 1
      guard byte == UInt8(ascii: "\\"), at < source.count else {
        text.append(byte)
        continue
      }
      guard append(&at, in: source, to: &text) else { return nil }
    }
    return text
  }

  private static func append(
    _ at: inout Int, in source: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]
  ) -> Bool {
    let byte = source[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "e"): text.append(0x1B)
    case 0x0A: break
    case 0x0D: if at < source.count, source[at] == 0x0A { at += 1 }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      at -= 1
      guard let code = number(&at, in: source, radix: 8, atMost: 3), code < 0x100 else {
        return false
      }
      text.append(UInt8(code))
    case UInt8(ascii: "x"):
      guard let code = number(&at, in: source, radix: 16, atMost: 8), code < 0x100 else {
        return false
      }
      text.append(UInt8(code))
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let count = byte == UInt8(ascii: "u") ? 4 : 8
      let end = at + count
      guard let code = number(&at, in: source, radix: 16, atMost: count), at == end,
        let scalar = Unicode.Scalar(code)
      else { return false }
      text += Array(String(Character(scalar)).utf8)
    default: text.append(byte)
    }
    return true
  }

  /// The number in the digits from here on; nil if absent.
  private static func number(
    _ at: inout Int, in source: UnsafeBufferPointer<UInt8>, radix: UInt32, atMost count: Int
  ) -> UInt32? {
    var value: UInt32 = 0
    let start = at
    while at < source.count, at - start < count,
      let digit = Character(Unicode.Scalar(source[at])).hexDigitValue, digit < radix
    {
      value = value << (radix == 16 ? 4 : 3) | UInt32(digit)
      at += 1
    }
    return at == start ? nil : value
  }
}
