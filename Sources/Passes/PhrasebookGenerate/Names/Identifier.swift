/// A name that Swift accepts: letters, digits and underscores, not starting with a digit.
struct Identifier: Hashable, Sendable {
  /// The maximum length of a name made from a text; further words are left out.
  private static let longest = 48

  let text: String

  /// A lowercase first letter: `["cart", "title"]` is `cartTitle`. Nil without words, and if a
  /// character is not allowed in a name.
  init?(member words: [String]) { self.init(words, isType: false) }

  /// A capital first letter: `["cart", "title"]` is `CartTitle`. Nil as for a member.
  init?(type words: [String]) { self.init(words, isType: true) }

  /// A name that this module spells out.
  init(_ name: StaticString) { text = "\(name)" }

  /// The name as code writes it: words of the language in backticks.
  var declared: String { SwiftWord.reserved.contains(text) ? "`\(text)`" : text }

  /// The name with a mark that depends only on `key`.
  func marked(by key: String) -> Identifier {
    Identifier(verified: (text.hasSuffix("_") ? text : text + "_") + Self.mark(of: key))
  }

  /// The name with an underscore at the end.
  var withUnderscore: Identifier { Identifier(verified: text + "_") }

  /// The name with a number at the end.
  func numbered(_ number: Int) -> Identifier { Identifier(verified: "\(text)\(number.magnitude)") }

  /// Six hexadecimal digits that are always the same for a key.
  static func mark(of key: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private init(verified text: String) { self.text = text }

  private init?(_ words: [String], isType: Bool) {
    let name = Self.joined(words, isType: isType)
    guard !name.isEmpty, name.unicodeScalars.allSatisfy({ $0.isNamePart || $0 == "_" }) else {
      return nil
    }
    text = name
  }

  private static func joined(_ words: [String], isType: Bool) -> String {
    let isShouted = words.allSatisfy { $0.isShouted } && words.contains { $0.utf8.count > 1 }
    var name = ""
    var length = 0
    for word in words {
      let word = isShouted ? word.lowercased() : word
      let next = name.isEmpty && !isType ? word.startingSmall : word.startingLarge
      let count = next.unicodeScalars.count
      if !name.isEmpty, length + count > longest { break }
      if let last = name.unicodeScalars.last, last.isDigit,
        next.unicodeScalars.first?.isDigit == true
      {
        name += "_"
      }
      name += count > longest ? String(next.prefix(longest)) : next
      length += count
    }
    guard let first = name.unicodeScalars.first else { return "" }
    return first.canStartName ? name : "_" + name
  }
}

extension String {
  /// Whether it has no lowercase letter, and an uppercase one or a digit: `TITLE`, `URL2`.
  fileprivate var isShouted: Bool {
    var hasLarge = false
    for scalar in unicodeScalars {
      if scalar.isSmall { return false }
      hasLarge = hasLarge || scalar.isLarge || scalar.isDigit
    }
    return hasLarge
  }

  fileprivate var startingLarge: String {
    guard let first, !(first.unicodeScalars.first?.isLarge ?? false) else { return self }
    return first.uppercased() + dropFirst()
  }

  /// `Title` is `title`, `URLSession` is `urlSession`, `URL` is `url`, `iPhone` is `iPhone`.
  fileprivate var startingSmall: String {
    let capitals = unicodeScalars.prefix { $0.isLarge }
    guard !capitals.isEmpty else { return self }
    let rest = unicodeScalars[capitals.endIndex...]
    guard capitals.count > 1, let next = rest.first, next.isSmall else {
      return String(capitals).lowercased() + String(rest)
    }
    let split = unicodeScalars.index(before: capitals.endIndex)
    return String(unicodeScalars[..<split]).lowercased() + String(unicodeScalars[split...])
  }
}

extension Unicode.Scalar {
  // The Unicode tables are read only if they have to be: most names are ASCII.
  fileprivate var isSmall: Bool {
    value < 0x80 ? 0x61...0x7A ~= value : properties.isLowercase
  }

  fileprivate var isLarge: Bool {
    value < 0x80 ? 0x41...0x5A ~= value : properties.isUppercase
  }

  fileprivate var isDigit: Bool {
    value < 0x80 ? 0x30...0x39 ~= value : properties.numericType != nil
  }

  /// Whether it is a letter or a digit that Swift allows in a name.
  var isNamePart: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0xA8: return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      return Self.swiftRanges.contains { $0.contains(value) }
    default: return false
    }
  }

  /// Whether a name may start with it.
  var canStartName: Bool {
    switch value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isNamePart
    }
  }

  /// The characters above ASCII that the Swift grammar lists for identifiers.
  private static let swiftRanges: [ClosedRange<UInt32>] = [
    0xAA...0xAA, 0xB5...0xB5, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
    0x1681...0x180D, 0x180F...0x1FFF, 0x2070...0x218F, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
