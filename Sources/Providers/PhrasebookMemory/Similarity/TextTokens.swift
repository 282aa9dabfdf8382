internal import CatalogJSON
internal import PhrasebookModel

/// A text as the tokens that similarity compares: characters, with a placeholder and a number as
/// one token each.
struct TextTokens {
  /// One token: exactly, and without case and diacritics.
  struct Token: Hashable {
    var exact: UInt32
    var folded: UInt32
  }

  static let placeholder: UInt32 = 0x11_0000
  static let number: UInt32 = 0x11_0001
  /// Texts with more tokens are found only if they are equal, not by similarity.
  static let limit = 4_000

  private(set) var tokens: [Token] = []
  /// The ranges of placeholders and numbers in the text, in UTF-8 code units, in order.
  private(set) var slots: [(range: Range<Int>, isNumber: Bool)] = []

  /// - Parameter limit: The maximum number of tokens.
  init(_ text: String, limit: Int = .max) {
    let bytes = Array(text.utf8)
    slots = Self.slots(in: bytes)
    tokens.reserveCapacity(Swift.min(bytes.count, limit))
    var (index, next) = (0, 0)
    while index < bytes.count, tokens.count < limit {
      if next < slots.count, slots[next].range.lowerBound == index {
        let slot = slots[next]
        let spelled = String(decoding: bytes[slot.range], as: UTF8.self)
        let mark = UInt32(truncatingIfNeeded: StableHash.of(spelled))
        tokens.append(
          Token(
            exact: 0x8000_0000 | mark, folded: slot.isNumber ? Self.number : Self.placeholder))
        index = slot.range.upperBound
        next += 1
        continue
      }
      let (scalar, length) = Self.scalar(in: bytes, at: index)
      tokens.append(Token(exact: scalar.value, folded: Self.folded(scalar)))
      index += length
    }
  }

  private static func scalar(in bytes: [UInt8], at index: Int) -> (Unicode.Scalar, Int) {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard index + length <= bytes.count else { return ("\u{FFFD}", 1) }
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: return scalar.value | 0x20
    case 0..<0x80: return scalar.value
    case 0x2019: return 0x27
    case 0xA0, 0x202F: return 0x20
    case 0x3040...0xD7FF: return scalar.value
    default: return scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar.value
    }
  }

  /// Placeholders (`%lld`, `%#@count@`, `${name}`) and numbers.
  private static func slots(in bytes: [UInt8]) -> [(range: Range<Int>, isNumber: Bool)] {
    var places: [Int: Int] = [:]
    if bytes.contains(UInt8(ascii: "%")) {
      for found in FormatPlaceholder.all(in: bytes)
      where [.argument, .count, .substitution].contains(found.kind) {
        places[found.range.lowerBound] = found.range.upperBound
      }
    }
    var slots: [(range: Range<Int>, isNumber: Bool)] = []
    var index = 0
    while index < bytes.count {
      if let end = places[index] ?? Self.name(in: bytes, at: index) {
        slots.append((index..<end, false))
        index = end
      } else if bytes[index].isDigit {
        var end = index + 1
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        slots.append((index..<end, true))
        index = end
      } else {
        index += 1
      }
    }
    return slots
  }

  /// `${name}`.
  private static func name(in bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "$"), index + 2 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "{")
    else { return nil }
    let end = Swift.min(bytes.count, index + 200)
    return bytes[index..<end].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 }
  }

  /// The hash of the text with any placeholders and numbers; nil for a text without these.
  var shape: Int64? {
    guard !slots.isEmpty else { return nil }
    var hash = StableHash()
    for token in tokens {
      hash.add(UInt64(token.folded >= Self.placeholder ? token.folded : token.exact))
    }
    return hash.value
  }
}
