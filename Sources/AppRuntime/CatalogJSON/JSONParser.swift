/// Parses bytes into the tape of nodes, or throws the first error.
///
/// Open containers form a list on the tape itself, so depth costs no machine stack. The parser is
/// strict: text that other parsers might interpret differently is an error.
///
/// It stores only the bytes. The position is a local variable of `parse`, as a variable in memory would
/// be loaded and stored again for every byte.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether a comma may follow the last part of a container.
  private let allowsTrailingCommas: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, allowsTrailingCommas: Bool = false) {
    self.bytes = bytes
    self.allowsTrailingCommas = allowsTrailingCommas
  }

  /// The byte at a position; 0, which JSON has no use for, at the end.
  @inline(__always)
  func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Reads the document; the answer is its tape and the offset of the first trailing comma.
  func parse() throws(JSONError) -> (JSONTape, trailingComma: Int?) {
    var trailingComma: Int?
    var tape = JSONTape.Builder(forBytes: bytes.count)
    var names = NameTable()
    var position = try start()
    var depth = 0
    // The innermost container that is open. Until it is closed, its extent is the one around it.
    var container = 0
    var isObject = false
    parts: while true {
      if isObject {
        let name = try name(at: position)
        tape.append(name.node)
        position = skipSpace(from: name.end)
        guard byte(at: position) == .colon else { throw unexpected(.colon, at: position) }
        position = skipSpace(from: position + 1)
      }
      let first = byte(at: position)
      if first == .quote {
        let text = try string(at: position)
        tape.append(text.node)
        position = text.end
      } else if first == .openBrace || first == .openBracket {
        guard depth < JSONDocument.maximumDepth else { throw tooDeep(at: position) }
        depth += 1
        isObject = first == .openBrace
        tape.append(JSONNode(isObject ? .object : .array, start: position, extent: container))
        container = tape.count - 1
        position = skipSpace(from: position + 1)
        if byte(at: position) != .end(ofObject: isObject) { continue parts }
      } else {
        let scalar = try scalar(at: position)
        tape.append(scalar.node)
        position = scalar.end
      }
      while depth > 0 {
        position = skipSpace(from: position)
        if byte(at: position) == .comma {
          let comma = position
          position = try part(afterComma: comma, isObject)
          if byte(at: position) != .end(ofObject: isObject) { continue parts }
          trailingComma = trailingComma ?? comma
        }
        try checkEnd(of: isObject, at: position)
        let view = JSONView(bytes: bytes, nodes: tape.nodes)
        let parts = view.children(from: container + 1, to: tape.count, areNamed: isObject)
        let count =
          isObject ? try members(parts, &names) : parts.reduce(0) { count, _ in count + 1 }
        let outer = tape[container].extent
        tape.close(container, at: position, count: count)
        position += 1
        container = outer
        depth -= 1
        isObject = depth > 0 && tape[container].kind == .object
      }
      break
    }
    try checkEnd(at: skipSpace(from: position))
    return (tape.finish(), trailingComma)
  }

  /// Throws if a container neither continues nor ends.
  @inline(__always)
  private func checkEnd(of isObject: Bool, at position: Int) throws(JSONError) {
    guard byte(at: position) == .end(ofObject: isObject) else {
      throw unexpected(.comma(orEnd: .end(ofObject: isObject)), at: position)
    }
  }

  private func checkEnd(at position: Int) throws(JSONError) {
    guard position == bytes.count else {
      throw conflict(at: position)
        ?? error(
          JSONMessage("unexpected text after the end of the document; remove it"), at: position)
    }
  }

  /// The first byte of the document.
  private func start() throws(JSONError) -> Int {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error(JSONMessage("the file is UTF-16; save it as UTF-8"), at: 0)
    }
    let start = skipSpace(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard start < bytes.count else {
      throw error(
        JSONMessage(
          "the file is empty; restore it, or start with %@",
          with: [.text("{\"sourceLanguage\":\"en\",\"strings\":{}}")]),
        at: start)
    }
    if let message = otherFormat(at: start) { throw error(message, at: start) }
    return start
  }

  /// The value after a comma, or the end of the container.
  @inline(__always)
  private func part(afterComma comma: Int, _ isObject: Bool) throws(JSONError) -> Int {
    let position = skipSpace(from: comma + 1)
    if allowsTrailingCommas, byte(at: position) == .end(ofObject: isObject) { return position }
    if byte(at: position) == .closeBrace || byte(at: position) == .closeBracket {
      throw error(
        JSONMessage("this is a trailing comma, nothing follows it; remove it"), at: comma)
    }
    return position
  }

  @inline(__always)
  private func name(at position: Int) throws(JSONError) -> (node: JSONNode, end: Int) {
    guard byte(at: position) == .quote else {
      throw unexpected(.name, at: position)
    }
    return try string(at: position)
  }

  @inline(__always)
  func skipSpace(from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case .newline, .carriageReturn, .tab: position &+= 1
      case .space: position = skipSpaces(from: position &+ 1)
      default: return position
      }
    }
    return position
  }

  /// A run of spaces, eight at a time: a third of a catalog is indentation.
  @inline(__always)
  private func skipSpaces(from start: Int) -> Int {
    var position = start
    while position &+ 8 <= bytes.count {
      let others = bytes.word(at: position) ^ 0x2020_2020_2020_2020
      guard others == 0 else { return position &+ others.trailingZeroBitCount >> 3 }
      position &+= 8
    }
    while byte(at: position) == .space { position &+= 1 }
    return position
  }
}
