/// The maximum depth of brackets, `#if` and the marks of raw strings: the parser looks ahead in
/// brackets without a limit, and takes quadratic time or worse over the others.
struct NestingLimit {
  /// More brackets than any person nests.
  private static let brackets = 1_000
  /// More generic arguments than any person nests.
  private static let arguments = 100
  /// More comparisons than any person writes without an operator, a literal or a brace between them.
  ///
  /// The parser takes each `<` after a name for the start of generic arguments, and the next one for
  /// arguments in these.
  private static let comparisons = 1_000
  /// More results than any person writes without an operator, a literal or a brace between them: the type of a
  /// function may be the result of another one, and so on.
  private static let results = 10_000
  /// More marks than any person puts before a quote.
  private static let marks = 100

  /// The maximum number of `<`, those in texts and comments included: so many fit on a stack, one in
  /// the other, even if text is taken for code here or code for text.
  private static let angles = 60_000

  /// A bracket that is open, and the `<` and `->` in it, which a bracket around it does not close.
  private struct Frame {
    var opener: UInt8
    var arguments = 0
    var comparisons = 0
    var results = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var frames = [Frame(opener: 0)]
  private var conditions = 0
  private var arguments = 0
  private var comparisons = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset of the first opener beyond the limit; nil for nearly every file.
  static func firstBeyond(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if let offset = LookAheadCost.firstBeyond(bytes) { return offset }
    guard mayExceed(bytes) else { return nil }
    if let offset = angle(after: Self.angles, in: bytes) { return offset }
    var limit = NestingLimit(bytes)
    var walk = CodeWalk(bytes)
    while let offset = walk.next() {
      if limit.isExceeded(at: offset) { return offset }
    }
    return nil
  }

  /// False if there are too few openers, as nearly everywhere.
  private static func mayExceed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (brackets, angles, ends, marks) = (0, 0, 0, 0)
    for byte in bytes {
      // `(`, `[` and `{`; `#if` is counted with the marks.
      if byte == UInt8(ascii: "(") || byte | 0x20 == UInt8(ascii: "{") { brackets &+= 1 }
      if byte == UInt8(ascii: "<") { angles &+= 1 }
      if byte == UInt8(ascii: ">") { ends &+= 1 }
      if byte == UInt8(ascii: "#") { marks &+= 1 }
    }
    return brackets + marks > Self.brackets || angles > Self.arguments || ends > Self.results
      || marks > Self.marks
  }

  /// The offset of the `<` after so many others.
  private static func angle(
    after count: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var count = count
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "<") {
      if count == 0 { return offset }
      count -= 1
    }
    return nil
  }

  private mutating func isExceeded(at offset: Int) -> Bool {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): frames.append(Frame(opener: byte))
    case UInt8(ascii: "{"):
      endType()
      frames.append(Frame(opener: byte))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"):
      // Whatever is open in a block ends with it.
      if let start = frames.lastIndex(where: { $0.opener == UInt8(ascii: "{") }) {
        while frames.count > start { removeLast() }
      }
    case UInt8(ascii: "<"): openAngle(at: offset)
    case UInt8(ascii: ">"):
      guard follows(offset, UInt8(ascii: "-")) else {
        closeAngle()
        break
      }
      frames[frames.count - 1].results += 1
      return frames[frames.count - 1].results > Self.results
    // None of these is part of a type.
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"):
      endType()
    case UInt8(ascii: "\""):
      endType()
      return marks(before: offset) > Self.marks
    case UInt8(ascii: "&"): if follows(offset, UInt8(ascii: "&")) { endType() }
    case UInt8(ascii: "#"): return mark(at: offset)
    default: return false
    }
    return frames.count + conditions > Self.brackets || arguments > Self.arguments
      || arguments + comparisons > Self.comparisons
  }

  private func follows(_ offset: Int, _ byte: UInt8) -> Bool {
    offset > 0 && bytes[offset - 1] == byte
  }

  /// A comparison has a space before it.
  private mutating func openAngle(at offset: Int) {
    if offset > 0, ByteClass.isIdentifier(bytes[offset - 1]) {
      frames[frames.count - 1].arguments += 1
      arguments += 1
    } else {
      frames[frames.count - 1].comparisons += 1
      comparisons += 1
    }
  }

  private mutating func closeAngle() {
    if frames[frames.count - 1].arguments > 0 {
      frames[frames.count - 1].arguments -= 1
      arguments -= 1
    } else if frames[frames.count - 1].comparisons > 0 {
      frames[frames.count - 1].comparisons -= 1
      comparisons -= 1
    }
  }

  private mutating func endType() {
    let opener = frames[frames.count - 1].opener
    removeLast()
    frames.append(Frame(opener: opener))
  }

  private mutating func close(_ opener: UInt8) {
    if frames[frames.count - 1].opener == opener { removeLast() }
  }

  private mutating func removeLast() {
    let frame = frames.removeLast()
    arguments -= frame.arguments
    comparisons -= frame.comparisons
  }

  /// The number of marks before a quote, as far as that matters.
  private func marks(before offset: Int) -> Int {
    var start = offset
    while start > 0, offset - start <= Self.marks, bytes[start - 1] == UInt8(ascii: "#") {
      start -= 1
    }
    return offset - start
  }

  /// Whether there are too many marks, or too many `#if` are open.
  private mutating func mark(at offset: Int) -> Bool {
    var lexer = Lexer(bytes, at: offset)
    if lexer.skipPounds() > Self.marks { return true }
    switch lexer.skipWord() {
    case Keyword.if: conditions += 1
    case Keyword.endif: conditions = max(0, conditions - 1)
    default: break
    }
    return frames.count + conditions > Self.brackets
  }
}
