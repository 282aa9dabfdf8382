/// The kinds of characters in a text, found in one pass, so that most checks know at once that they
/// have nothing to look for.
package struct TextFeatures: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  static let percent = Self(rawValue: 1 << 0)
  static let wide = Self(rawValue: 1 << 1)
  static let digit = Self(rawValue: 1 << 2)
  static let letter = Self(rawValue: 1 << 3)
  static let angle = Self(rawValue: 1 << 4)
  static let at = Self(rawValue: 1 << 5)
  static let slash = Self(rawValue: 1 << 6)
  static let quote = Self(rawValue: 1 << 7)
  static let bracket = Self(rawValue: 1 << 8)
  static let space = Self(rawValue: 1 << 9)
  static let newline = Self(rawValue: 1 << 10)
  static let control = Self(rawValue: 1 << 11)
  static let dollar = Self(rawValue: 1 << 12)
  static let caret = Self(rawValue: 1 << 13)
  static let ampersand = Self(rawValue: 1 << 14)
  static let emphasis = Self(rawValue: 1 << 15)
  static let backslash = Self(rawValue: 1 << 16)
  static let doubleSpace = Self(rawValue: 1 << 17)
  static let dots = Self(rawValue: 1 << 18)

  init(_ bytes: [UInt8]) {
    var features: UInt32 = 0
    var previous: UInt8 = 0
    for byte in bytes {
      features |= Self.byByte[Int(byte)]
      if byte == previous {
        if byte == 0x20 { features |= Self.doubleSpace.rawValue }
        if byte == 0x2E { features |= Self.dots.rawValue }
      }
      previous = byte
    }
    self.init(rawValue: features)
  }

  private static let byByte: [UInt32] = (0...255).map { (value: Int) -> UInt32 in
    let byte = UInt8(value)
    switch byte {
    case 0x80...: return wide.rawValue
    case 0x0A, 0x0D: return newline.rawValue
    case 0x09: return space.rawValue
    case ..<0x20, 0x7F: return control.rawValue
    default: break
    }
    return switch Character(Unicode.Scalar(byte)) {
    case "%": percent.rawValue
    case "0"..."9": digit.rawValue
    case "a"..."z", "A"..."Z": letter.rawValue
    case "<", ">": angle.rawValue
    case "@": at.rawValue
    case "/": slash.rawValue
    case "\"", "'": quote.rawValue
    case "(", ")", "[", "]", "{", "}": bracket.rawValue
    case " ": space.rawValue
    case "$": dollar.rawValue
    case "^": caret.rawValue
    case "&": ampersand.rawValue
    case "*", "_", "`", "~": emphasis.rawValue
    case "\\": backslash.rawValue
    default: 0
    }
  }
}
