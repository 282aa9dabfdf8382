import CatalogJSON

/// Reads the token at a percent sign: bytes in, a specifier or one of Apple's placeholders out.
///
/// A space after the percent sign is text, although C has it as a flag, as in extraction: "50%
/// discount" has no specifier.
package struct SpecifierScanner {
  /// The maximum width or precision; a string with a larger one is damaged.
  package static let widest = 512

  /// A token at a percent sign.
  package enum Token {
    /// `%%`
    case percent
    /// `%arg`
    case own
    /// `%#@name@`, with or without a position.
    case reference(name: Range<Int>, position: FormatSpecifier.Position)
    case specifier(FormatSpecifier)
    /// `%(name)lld`
    case labelled(FormatSpecifier, name: Range<Int>)
    /// The percent sign is text.
    case text
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The position of the scan; after `next()`, the first byte after the token.
  package internal(set) var index: Int
  /// The range of flags, width, precision, length and conversion in the last token; for a percent
  /// sign that is text, the range that was read before the error.
  package private(set) var body = 0..<0
  /// The position in the last token, such as `2$`.
  package private(set) var position = FormatSpecifier.Position.next

  /// - Parameter index: The position of a percent sign.
  package init(bytes: UnsafeBufferPointer<UInt8>, index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Reads the token at a percent sign, the position of the scan.
  package mutating func next() -> Token {
    let start = index
    index += 1
    body = index..<index
    position = .next
    guard index < bytes.count else { return .text }
    switch bytes[index] {
    case UInt8(ascii: "%"):
      index += 1
      return .percent
    case UInt8(ascii: "a"): if takeWord("arg") { return .own }
    case UInt8(ascii: "("):
      if let name = takeLabel(), let specifier = takeBody(.next) {
        return .labelled(specifier, name: name)
      }
      index = start + 1
    default: break
    }
    position = takePosition() ?? .next
    if let name = takeReference() { return .reference(name: name, position: position) }
    if let specifier = takeBody(position) { return .specifier(specifier) }
    index = start + 1
    return .text
  }

  /// Reads a specifier without its percent sign, such as the `lld` of a substitution.
  static func specifier(_ bytes: UnsafeBufferPointer<UInt8>) -> FormatSpecifier? {
    var scanner = SpecifierScanner(bytes: bytes, index: 0)
    _ = scanner.take(UInt8(ascii: "%"))
    guard let result = scanner.takeBody(.next), scanner.index == bytes.count else { return nil }
    return result
  }

  /// Flags, width, precision, length and conversion.
  private mutating func takeBody(_ position: FormatSpecifier.Position) -> FormatSpecifier? {
    var result = FormatSpecifier()
    result.position = position
    let start = index
    defer { if index > body.upperBound { body = start..<index } }
    takeFlags(&result)
    result.width = takeExtent()
    if take(UInt8(ascii: ".")) {
      let precision = takeExtent()
      result.precision = precision == .none ? .fixed(0) : precision
    }
    result.length = takeLength()
    guard index < bytes.count, FormatSpecifier.kind(of: bytes[index]) != .unknown else {
      return nil
    }
    result.conversion = bytes[index]
    index += 1
    return result
  }

  /// `hh` and `h` truncate a number; the others only give its width, which an argument has itself.
  private mutating func takeLength() -> FormatSpecifier.Length {
    guard index < bytes.count else { return .natural }
    switch bytes[index] {
    case UInt8(ascii: "h"):
      index += 1
      return take(UInt8(ascii: "h")) ? .char : .short
    case UInt8(ascii: "l"):
      index += 1
      _ = take(UInt8(ascii: "l"))
    case UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"), UInt8(ascii: "t"),
      UInt8(ascii: "j"):
      index += 1
    default: break
    }
    return .natural
  }

  private mutating func takeFlags(_ result: inout FormatSpecifier) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "-"): result.isLeft = true
      case UInt8(ascii: "0"): result.hasZeros = true
      case UInt8(ascii: "+"): result.hasPlus = true
      case UInt8(ascii: "#"): result.isAlternative = true
      case UInt8(ascii: "'"): break
      default: return
      }
      index += 1
    }
  }

  /// `12`, `*` or `*2$`.
  private mutating func takeExtent() -> FormatSpecifier.Extent {
    if take(UInt8(ascii: "*")) { return .argument(takePosition() ?? .next) }
    return takeNumber().map { .fixed($0) } ?? .none
  }

  /// Reads `2$`; returns nil, without moving, if absent.
  mutating func takePosition() -> FormatSpecifier.Position? {
    let start = index
    if let number = takeNumber(), take(UInt8(ascii: "$")) { return .number(number) }
    index = start
    return nil
  }

  /// A number; past a million its digits no longer count.
  private mutating func takeNumber() -> Int? {
    var number: Int?
    while index < bytes.count, bytes[index] &- 0x30 < 10 {
      number = min((number ?? 0) * 10 + Int(bytes[index] &- 0x30), 1_000_000)
      index += 1
    }
    return number
  }

  /// `(name)`
  private mutating func takeLabel() -> Range<Int>? {
    guard take(UInt8(ascii: "(")) else { return nil }
    let start = index
    while index < bytes.count, Self.isLabelPart(bytes[index]) { index += 1 }
    let name = start..<index
    return !name.isEmpty && take(UInt8(ascii: ")")) ? name : nil
  }

  /// Reads `#@name@`; returns nil, without moving, if absent.
  private mutating func takeReference() -> Range<Int>? {
    let start = index
    guard takeWord("#@") else { return nil }
    let name = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "@") { index += 1 }
    guard index < bytes.count, index > name else {
      index = start
      return nil
    }
    index += 1
    return name..<index - 1
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  mutating func takeWord(_ word: StaticString) -> Bool {
    guard bytes.count - index >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] {
      return false
    }
    index += word.utf8CodeUnitCount
    return true
  }

  /// Whether a label or the name of a substitution may have a byte; formats of other tools have
  /// `%(user.name)s`.
  package static func isLabelPart(_ byte: UInt8) -> Bool {
    isNamePart(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte.isDigit || byte.isLetter || byte >= 0x80
  }
}
