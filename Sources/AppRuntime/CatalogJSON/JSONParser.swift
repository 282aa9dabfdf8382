/// In come bytes; out goes the tape of nodes, or the first thing that is wrong.
///
/// It keeps its own stack, so depth costs no machine stack, and it is strict: whatever another
/// reader of the same file might take in another way is an error here.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var nodes: [JSONNode] = []
  /// The containers that are open, outermost first.
  private var open: [Int] = []
  var names = NameTable()

  /// What may come next.
  private enum State {
    case value, firstName, firstElement, afterValue
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A guess that fits catalogs; pages that are never written to cost no memory.
    nodes.reserveCapacity(bytes.count / 12 + 16)
  }

  /// The byte at the position; 0, which JSON has no use for, at the end.
  @inline(__always)
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Reads all of the text.
  mutating func parse() throws(JSONError) {
    try skipByteOrderMark()
    skipSpace()
    guard position < bytes.count else {
      throw error(
        "the file is empty; restore it, or start with {\"sourceLanguage\":\"en\",\"strings\":{}}")
    }
    var state = State.value
    repeat {
      skipSpace()
      switch state {
      case .value: state = try value()
      case .firstName:
        if current == .closeBrace {
          state = try close()
        } else {
          try name()
          state = .value
        }
      case .firstElement: state = current == .closeBracket ? try close() : .value
      case .afterValue: state = try afterValue()
      }
    } while !(open.isEmpty && state == .afterValue)
    skipSpace()
    guard position == bytes.count else {
      throw conflict() ?? error("there is more after the end of the document; remove it")
    }
  }

  /// A scalar, or the beginning of a container.
  private mutating func value() throws(JSONError) -> State {
    switch current {
    case .quote:
      try string()
      return .afterValue
    case .openBrace:
      try begin(.object)
      return .firstName
    case .openBracket:
      try begin(.array)
      return .firstElement
    case UInt8(ascii: "-"), 0x30...0x39: try number()
    case UInt8(ascii: "t"): try literal("true", .true)
    case UInt8(ascii: "f"): try literal("false", .false)
    case UInt8(ascii: "n"): try literal("null", .null)
    default: throw unexpected("a value")
    }
    return .afterValue
  }

  /// A comma and what must follow it, or the end of the container.
  private mutating func afterValue() throws(JSONError) -> State {
    guard let container = open.last else { return .afterValue }
    let isObject = nodes[container].kind == .object
    let end = isObject ? UInt8.closeBrace : .closeBracket
    if current == end { return try close() }
    guard current == .comma else {
      throw unexpected("a comma or \"\(Character(Unicode.Scalar(end)))\"")
    }
    let comma = position
    position += 1
    skipSpace()
    if current == .closeBrace || current == .closeBracket {
      throw error("this is a trailing comma, nothing follows it; remove it", at: comma)
    }
    if isObject { try name() }
    return .value
  }

  /// A member's name and its colon.
  @inline(__always)
  private mutating func name() throws(JSONError) {
    guard current == .quote else { throw unexpected("a name in double quotes") }
    try string()
    skipSpace()
    guard current == .colon else { throw unexpected("a colon") }
    position += 1
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(JSONError) {
    guard open.count < JSONDocument.maximumDepth else {
      throw error(
        "more than \(JSONDocument.maximumDepth) levels of nesting; no catalog needs as many")
    }
    open.append(nodes.count)
    append(kind, from: position, to: position + 1)
    position += 1
  }

  private mutating func close() throws(JSONError) -> State {
    guard let container = open.popLast() else { return .afterValue }
    position += 1
    nodes[container].end = UInt32(truncatingIfNeeded: position)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
    if nodes[container].kind == .object { try refuseSameNames(in: container) }
    return .afterValue
  }

  @inline(__always)
  mutating func append(
    _ kind: JSONNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false
  ) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind, hasEscapes: hasEscapes))
  }

  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case .newline, .carriageReturn, .tab: position += 1
      case .space: skipSpaces()
      default: return
      }
    }
  }

  /// A run of spaces, eight at a time: a third of a catalog is indentation.
  @inline(__always)
  private mutating func skipSpaces() {
    while position + 8 <= bytes.count {
      let others = bytes.word(at: position) ^ 0x2020_2020_2020_2020
      guard others == 0 else {
        position += others.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
    while current == .space { position += 1 }
  }

  private mutating func skipByteOrderMark() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error("the file is UTF-16; save it as UTF-8")
    }
  }
}
