/// The text of a string that the parser has accepted: its bytes with the escapes resolved.
///
/// It takes nothing for granted, so bytes that were never accepted give some text, not a trap.
@usableFromInline
func unescape(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var index = 0

  func unit() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 where index < bytes.count {
      value = value << 4 | (bytes[index].hexValue ?? 0)
      index += 1
    }
    return value
  }

  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    guard byte == .backslash, index < bytes.count else {
      text.append(byte)
      continue
    }
    let escaped = bytes[index]
    index += 1
    switch escaped {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(.newline)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "u"):
      var scalar = unit()
      if scalar & 0xFC00 == 0xD800, index + 1 < bytes.count, bytes[index] == .backslash {
        index += 2
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit() & 0x3FF)
      }
      text.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    default: text.append(escaped)
    }
  }
  return text
}
