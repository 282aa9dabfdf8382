/// How often the parser reads parts of a source again, as a number of bytes.
///
/// After `[` the parser looks ahead for a type, and does so twice for each `[` on the way: every
/// further `[` that may still belong to a type doubles the work. A token that cannot be part of a
/// type, such as a literal or a call, ends the look-ahead.
struct LookAheadCost {
  /// The maximum cost of a file, about a second of parsing.
  private static let maximum = 1 << 20

  /// The brackets that are open since the look began, as their opening bytes.
  private var open: [UInt8] = []
  private var squares = 0
  /// The number of open brackets at the start of a default value, which the parser skips.
  private var skipping: Int?
  private var cost = 0

  /// The offset at which the cost of all before it exceeds the maximum; nil for nearly every file.
  static func firstBeyond(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var look = LookAheadCost()
    var offset = 0
    while offset < bytes.count {
      offset = look.step(over: offset, of: bytes)
      if look.squares > 1 { look.cost += 1 << min(look.squares, 24) }
      if look.cost > maximum { return min(offset, bytes.count) - 1 }
    }
    return nil
  }

  /// Takes the byte at an offset; returns the offset of the next.
  private mutating func step(over offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "["):
      open.append(byte)
      squares += 1
    case UInt8(ascii: "(") where !follows(offset, bytes, ByteClass.isIdentifier):
      if squares > 0 { open.append(byte) }
    case UInt8(ascii: "<") where follows(offset, bytes, ByteClass.isIdentifier):
      if squares > 0 { open.append(byte) }
    case UInt8(ascii: ">") where !follows(offset, bytes, { $0 == UInt8(ascii: "-") }):
      close(UInt8(ascii: "<"))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: ","):
      if skipping == open.count { skipping = nil }
      if open.last == UInt8(ascii: "[") { end() }
    case UInt8(ascii: "="):
      if open.last == UInt8(ascii: "("), skipping == nil { skipping = open.count }
    case UInt8(ascii: "\""):
      end()
      return Self.endOfLiteral(from: offset, of: bytes)
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
      UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "\\"):
      end()
    default: break
    }
    return offset + 1
  }

  private func follows(
    _ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ isFit: (UInt8) -> Bool
  ) -> Bool {
    offset > 0 && isFit(bytes[offset - 1])
  }

  private mutating func close(_ opener: UInt8) {
    guard let last = open.last else { return }
    guard last == opener else { return end() }
    open.removeLast()
    if opener == UInt8(ascii: "[") { squares -= 1 }
    if let start = skipping, open.count < start { skipping = nil }
  }

  /// Ends the look, unless a default value is skipped.
  private mutating func end() {
    guard skipping == nil else { return }
    open.removeAll(keepingCapacity: true)
    squares = 0
  }

  /// The offset after a literal's text; the code of an interpolation begins with its parenthesis.
  private static func endOfLiteral(
    from start: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var lexer = Lexer(bytes, at: start)
    var first = start
    while first > 0, bytes[first - 1] == UInt8(ascii: "#") { first -= 1 }
    let pounds = start - first
    let isMultiline = lexer.skipOpeningQuotes(pounds: pounds)
    let end = lexer.skipText(pounds: pounds, isMultiline: isMultiline)
    return end == .interpolation ? lexer.at - 1 : lexer.at
  }
}
