import CatalogJSON

/// Bytes as text of letters, digits and two signs (RFC 4648), which XML files hold data in.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes; nil if the text is invalid. White space is skipped.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text.utf8 where !(byte == 0x20 || (0x09...0x0D).contains(byte)) {
      let value: UInt32
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte) - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte) + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="):
        padding += 1
        continue
      default: return nil
      }
      guard padding == 0 else { return nil }
      bits = bits << 6 | value
      count += 1
      guard count % 4 == 0 else { continue }
      bytes += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
    }
    switch count % 4 {
    case 2: bytes.append(UInt8(bits >> 4 & 255))
    case 3: bytes += [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)]
    case 1: return nil
    default: break
    }
    return padding <= 2 ? bytes : nil
  }

  /// The text of the bytes in UTF-8; nil if they are invalid.
  static func text(_ text: String) -> String? {
    bytes(text).flatMap { String(valid: $0, as: UTF8.self) }
  }

  /// The bytes as text, on one line.
  static func text(of bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for offset in 0..<3 {
        bits = bits << 8 | (start + offset < bytes.count ? UInt32(bytes[start + offset]) : 0)
      }
      for place in 0..<4 {
        out.append(
          place <= three.count
            ? letters[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
