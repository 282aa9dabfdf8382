/// How deep brackets, `#if` and the marks of raw strings may nest: the parser looks ahead in
/// brackets without a limit, and takes quadratic time or worse over the others.
struct NestingLimit {
  /// More brackets than any person nests.
  private static let brackets = 1_000
  /// More generic arguments than any person nests.
  private static let angles = 100

  /// More marks than any person puts before a quote.
  private static let marks = 100

  private var depth = 0
  private var angles = 0
  private var marks = 0

  /// The offset of the first opener beyond the limit, those in texts and comments included.
  static func firstBeyond(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if let offset = LookAheadCost.firstBeyond(bytes) { return offset }
    guard mayExceed(bytes) else { return nil }
    var limit = NestingLimit()
    for offset in bytes.indices where limit.isExceeded(at: offset, of: bytes) { return offset }
    return nil
  }

  /// False if there are too few openers, as nearly everywhere.
  private static func mayExceed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (brackets, angles, marks) = (0, 0, 0)
    for byte in bytes {
      // `(`, `[` and `{`; `#if` is counted with the marks.
      if byte == UInt8(ascii: "(") || byte | 0x20 == UInt8(ascii: "{") { brackets &+= 1 }
      if byte == UInt8(ascii: "<") { angles &+= 1 }
      if byte == UInt8(ascii: "#") { marks &+= 1 }
    }
    return brackets + marks > Self.brackets || angles > Self.angles || marks > Self.marks
  }

  private mutating func isExceeded(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[offset]
    marks = byte == UInt8(ascii: "#") ? marks + 1 : 0
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): close()
    case UInt8(ascii: "{"): (depth, angles) = (depth + 1, 0)
    case UInt8(ascii: "}"):
      close()
      angles = 0
    case UInt8(ascii: "\""), UInt8(ascii: ";"): angles = 0
    // A comparison has a space before it, or is soon followed by one of the above.
    case UInt8(ascii: "<") where offset > 0 && ByteClass.isIdentifier(bytes[offset - 1]):
      angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "#"):
      let rest = bytes[(offset + 1)...]
      if rest.starts(with: "if ".utf8) { depth += 1 }
      if rest.starts(with: "endif".utf8) { close() }
    default: return false
    }
    return depth > Self.brackets || angles > Self.angles || marks > Self.marks
  }

  private mutating func close() { depth = max(0, depth - 1) }
}
