/// The number of bytes that the parser reads again because it looks ahead.
///
/// After `[` the parser looks ahead for a type, and does so twice for each `[` on the way: every
/// further `[` that may still belong to a type doubles the work. The generic arguments of an
/// attribute, `@A<`, are read twice in the same way. A token that cannot be part of a type, such as
/// a literal or a call, ends the look-ahead.
struct LookAheadCost {
  /// The maximum cost of a file, about a second of parsing.
  private static let maximum = 1 << 20

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The brackets that are open since the look began, as their opening bytes; `@` stands for the
  /// generic arguments of an attribute.
  private var open: [UInt8] = []
  /// The number of them that are read twice.
  private var doublings = 0
  /// Whether the name of an attribute is being read.
  private var isAttribute = false
  /// The number of open brackets at the start of a default value, which the parser skips.
  private var skipping: Int?
  private var cost = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset at which the cost of all before it, that of recovery from errors, the density of marks, the memory
  /// for tokens, the number of nested words or that of words in a row exceeds the maximum; nil for nearly every
  /// file. All are counted in one walk, since every file is walked.
  static func firstBeyond(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var look = LookAheadCost(bytes)
    var recovery = RecoveryCost(bytes)
    var marks = MarkDensity()
    var tokens = TokenCost()
    var words = NestedWords(bytes)
    var run = WordRun()
    var walk = CodeWalk(bytes)
    while let offset = walk.next() {
      if recovery.isExceeded(at: offset, in: walk) { return offset }
      if marks.isExceeded(bytes[offset], at: offset) { return offset }
      if tokens.isExceeded(bytes[offset], at: offset) { return offset }
      if words.isExceeded(at: offset) { return offset }
      if run.isExceeded(bytes[offset], at: offset, startsLine: walk.startsLine) { return offset }
      look.take(offset)
      if look.doublings > 1 { look.cost += 1 << min(look.doublings, 24) }
      if look.cost > maximum { return offset }
    }
    return recovery.endLine(at: bytes.count) ? bytes.count - 1 : nil
  }

  /// Takes the byte of code at an offset.
  private mutating func take(_ offset: Int) {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "["):
      open.append(byte)
      doublings += 1
    case UInt8(ascii: "(") where !follows(offset, ByteClass.isIdentifier):
      if doublings > 0 { open.append(byte) }
    case UInt8(ascii: "<") where isAttribute:
      open.append(UInt8(ascii: "@"))
      doublings += 1
    case UInt8(ascii: "<"):
      if doublings > 0 { open.append(byte) }
    case UInt8(ascii: ">") where !follows(offset, { $0 == UInt8(ascii: "-") }):
      close(open.last == UInt8(ascii: "@") ? UInt8(ascii: "@") : UInt8(ascii: "<"))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: ","):
      if skipping == open.count { skipping = nil }
      if open.last == UInt8(ascii: "[") { end() }
    case UInt8(ascii: "="):
      if open.last == UInt8(ascii: "("), skipping == nil { skipping = open.count }
    case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ";"), UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "\\"):
      end()
    default: break
    }
    switch byte {
    case UInt8(ascii: "@"): isAttribute = true
    case UInt8(ascii: "."), UInt8(ascii: "`"): break
    default: isAttribute = isAttribute && ByteClass.isIdentifier(byte)
    }
  }

  private func follows(_ offset: Int, _ isFit: (UInt8) -> Bool) -> Bool {
    offset > 0 && isFit(bytes[offset - 1])
  }

  private mutating func close(_ opener: UInt8) {
    guard let last = open.last else { return }
    guard last == opener else { return end() }
    open.removeLast()
    if opener == UInt8(ascii: "[") || opener == UInt8(ascii: "@") { doublings -= 1 }
    if let start = skipping, open.count < start { skipping = nil }
  }

  /// Ends the look, unless a default value is skipped.
  private mutating func end() {
    guard skipping == nil else { return }
    open.removeAll(keepingCapacity: true)
    doublings = 0
  }
}
