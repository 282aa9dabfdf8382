import PhrasebookModel

/// The literal of a key in a source file: bytes and a place in, the literal's bytes out.
struct CallSite {
  /// Where the literal lies, quotation marks included.
  let range: Range<Int>

  /// The literal that starts at `location` or is the first after it, if it is a plain one (one line,
  /// no interpolation, no `#`) whose text is exactly `key`.
  init?(of key: String, at location: Location, in source: [UInt8]) {
    guard let start = CallSite.offset(of: location, in: source),
      let open = source[start...].firstIndex(of: UInt8(ascii: "\"")),
      open == 0 || source[open - 1] != UInt8(ascii: "#"),
      let (text, end) = CallSite.text(from: open, in: source), text == Array(key.utf8),
      !(text.isEmpty && end < source.count && source[end] == UInt8(ascii: "\""))
    else { return nil }
    range = open..<end
  }

  /// `key` as a Swift literal.
  static func literal(_ key: String) -> [UInt8] {
    var text = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": text += #"\""#
      case "\\": text += #"\\"#
      case "\n": text += #"\n"#
      case "\r": text += #"\r"#
      case "\t": text += #"\t"#
      case "\0": text += #"\0"#
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          text += #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return Array((text + "\"").utf8)
  }

  private static func offset(of location: Location, in source: [UInt8]) -> Int? {
    guard location.line > 0, location.column > 0 else { return nil }
    var line = 1
    var index = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while line < location.line {
      guard index < source.count else { return nil }
      let byte = source[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < source.count && source[index] == 0x0A)) {
        line += 1
      }
    }
    let offset = index + location.column - 1
    return offset < source.count ? offset : nil
  }

  /// The text of the literal that opens at `open`, and the offset after its end.
  private static func text(from open: Int, in source: [UInt8]) -> ([UInt8], end: Int)? {
    var text: [UInt8] = []
    var index = open + 1
    while index < source.count {
      let byte = source[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return (text, index)
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"):
        guard let character = escape(in: source, at: &index) else { return nil }
        text += character
      default: text.append(byte)
      }
    }
    return nil
  }

  private static func escape(in source: [UInt8], at index: inout Int) -> [UInt8]? {
    guard index < source.count else { return nil }
    let byte = source[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): return [byte]
    case UInt8(ascii: "u"):
      guard let close = source[index...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
        source[index] == UInt8(ascii: "{"), close > index,
        let value = UInt32(String(decoding: source[(index + 1)..<close], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      index = close + 1
      return Array(String(Character(scalar)).utf8)
    default: return nil  // An interpolation, or no Swift.
    }
  }
}
