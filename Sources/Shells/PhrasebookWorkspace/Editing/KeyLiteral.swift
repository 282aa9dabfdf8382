import PhrasebookExtract
import PhrasebookModel

/// The literal of a key in a source file: bytes and a place in, the literal's bytes out.
struct KeyLiteral {
  /// The range of the literal, quotation marks included.
  let range: Range<Int>

  /// The literal that starts at `location` or is the first after it, if its text is exactly `key`
  /// and it has no interpolation: a plain one, one of several lines, or one between `#`.
  init?(of key: String, at location: Location, in source: [UInt8]) {
    guard let start = KeyLiteral.offset(of: location, in: source),
      let open = source[start...].firstIndex(of: UInt8(ascii: "\"")),
      let literal = RawLiteral(openingAt: open, in: source), literal.text == Array(key.utf8)
    else { return nil }
    range = literal.range
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
}
