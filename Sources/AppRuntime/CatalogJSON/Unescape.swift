/// Writes the text of a string that the parser has accepted, with the escapes resolved, and returns
/// its number of bytes, which is never larger than that of the escaped text.
///
/// It trusts nothing: bytes that were never accepted give some text, not a trap.
@usableFromInline
func unescape(
  _ bytes: UnsafeBufferPointer<UInt8>, into text: UnsafeMutableBufferPointer<UInt8>
) -> Int {
  var count = 0
  var index = 0

  func append(_ byte: UInt8) {
    guard count < text.count else { return }
    text[count] = byte
    count += 1
  }
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
      append(byte)
      continue
    }
    let escaped = bytes[index]
    index += 1
    switch escaped {
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(.newline)
    case UInt8(ascii: "r"): append(.carriageReturn)
    case UInt8(ascii: "t"): append(.tab)
    case UInt8(ascii: "u"):
      var scalar = unit()
      if scalar & 0xFC00 == 0xD800, index + 1 < bytes.count, bytes[index] == .backslash {
        index += 2
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit() & 0x3FF)
      }
      UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}")?.forEach(append)
    default: append(escaped)
    }
  }
  return count
}
