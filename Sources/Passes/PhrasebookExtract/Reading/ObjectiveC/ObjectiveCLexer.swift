/// Bytes of Objective-C, C or a header in, tokens out: comments and code under `#if 0` are left out.
///
/// Any bytes give tokens, and the time is linear: no byte is looked at again after a token is made.
struct ObjectiveCLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var at = 0
  private var isAtLineStart = true
  private var isInDefinition = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // The byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// The byte at an offset; 0 beyond the end.
  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func next() -> ObjectiveCToken {
    while at < bytes.count {
      let start = at
      let byte = bytes[at]
      switch byte {
      case 0x0A, 0x0D:
        at += 1
        isAtLineStart = true
        if isInDefinition {
          isInDefinition = false
          return token(.endOfDefinition, start)
        }
      case 0x20, 0x09, 0x0B, 0x0C, 0: at += 1
      case UInt8(ascii: "\\") where skipContinuation(): continue
      case UInt8(ascii: "/") where skipComment(): continue
      case UInt8(ascii: "#") where isAtLineStart && !isInDefinition:
        isAtLineStart = false
        at += 1
        let kind = directive()
        return token(kind, start)
      default:
        isAtLineStart = false
        let kind = kind(startingWith: byte)
        return token(kind, start)
      }
    }
    if isInDefinition {
      isInDefinition = false
      return token(.endOfDefinition, at)
    }
    return token(.end, at)
  }

  private func token(_ kind: ObjectiveCToken.Kind, _ start: Int) -> ObjectiveCToken {
    ObjectiveCToken(kind: kind, start: start, end: at)
  }

  private mutating func kind(startingWith first: UInt8) -> ObjectiveCToken.Kind {
    switch first {
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "@") where byte(at + 1) == UInt8(ascii: "\""):
      at += 1
      return string()
    case UInt8(ascii: "'"):
      _ = quoted(first)
      return .number
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
      return .number
    case UInt8(ascii: "."):
      if (0x30...0x39).contains(byte(at + 1)) {
        number()
        return .number
      }
    default: if ByteClass.isIdentifier(first) { return name() }
    }
    at += 1
    return .mark(first)
  }

  // MARK: Names, numbers and literals

  private mutating func name() -> ObjectiveCToken.Kind {
    let start = at
    let hash = identifier()
    guard byte(at) == UInt8(ascii: "\""), at - start <= 3 else { return .name(hash) }
    // `L"…"`, `u8"…"`, and the raw literals of C++.
    let isRaw = byte(at - 1) == UInt8(ascii: "R")
    let prefix = bytes[start..<(isRaw ? at - 1 : at)]
    let isPrefix =
      prefix.isEmpty || prefix.elementsEqual("L".utf8) || prefix.elementsEqual("u".utf8)
      || prefix.elementsEqual("U".utf8) || prefix.elementsEqual("u8".utf8)
    guard isPrefix else { return .name(hash) }
    return isRaw ? rawString() ?? .name(hash) : string()
  }

  private mutating func identifier() -> UInt32 {
    var lexer = Lexer(bytes, at: at)
    defer { at = lexer.at }
    return lexer.skipWord()
  }

  /// A preprocessing number (ISO C 6.4.8), which may hold `'` between digits.
  private mutating func number() {
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "'") {
        guard ByteClass.isIdentifier(self.byte(at + 1)) else { return }
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        guard "eEpP".utf8.contains(bytes[at - 1]) else { return }
      } else if !ByteClass.isIdentifier(byte), byte != UInt8(ascii: ".") {
        return
      }
      at += 1
    }
  }

  private mutating func string() -> ObjectiveCToken.Kind {
    .string(quoted(UInt8(ascii: "\"")), isRaw: false)
  }

  /// Reads to the closing quote, or to the end of the line if it is missing; returns the text
  /// between.
  private mutating func quoted(_ quote: UInt8) -> Range<Int> {
    at += 1
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      if byte == quote {
        at += 1
        return start..<(at - 1)
      }
      if byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: "\\") {
        at += self.byte(at + 1) == 0x0D && self.byte(at + 2) == 0x0A ? 3 : 2
      } else {
        at += 1
      }
    }
    at = min(at, bytes.count)
    return start..<at
  }

  /// `"delimiter(…)delimiter"`; nil if no parenthesis opens it.
  private mutating func rawString() -> ObjectiveCToken.Kind? {
    var open = at + 1
    while open < bytes.count, open - at <= 17, bytes[open] != UInt8(ascii: "(") {
      if ByteClass.isSpace(bytes[open]) || bytes[open] == UInt8(ascii: "\"") { return nil }
      open += 1
    }
    guard byte(open) == UInt8(ascii: "(") else { return nil }
    let close = [UInt8(ascii: ")")] + bytes[(at + 1)..<open] + [UInt8(ascii: "\"")]
    at = open + 1
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: ")"), bytes[at...].starts(with: close) {
        defer { at += close.count }
        return .string((open + 1)..<at, isRaw: true)
      }
      at += 1
    }
    return .string((open + 1)..<at, isRaw: true)
  }

  // MARK: Skipped text

  /// A backslash at the end of a line joins it with the next.
  private mutating func skipContinuation() -> Bool {
    switch byte(at + 1) {
    case 0x0A: at += 2
    case 0x0D: at += byte(at + 2) == 0x0A ? 3 : 2
    default: return false
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    switch byte(at + 1) {
    case UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "*"):
      at += 2
      while at < bytes.count {
        if bytes[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") { break }
        at += 1
      }
      at = min(at + 2, bytes.count)
    default: return false
    }
    return true
  }

  /// Goes to the end of the line, comments that go beyond it included.
  private mutating func skipLine(comments: Bool = false) {
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      if bytes[at] == UInt8(ascii: "\\"), skipContinuation() { continue }
      if comments, bytes[at] == UInt8(ascii: "/"), skipComment() { continue }
      at += 1
    }
  }

  // MARK: The preprocessor

  private mutating func directive() -> ObjectiveCToken.Kind {
    skipBlanks()
    let hash = identifier()
    skipBlanks()
    switch hash {
    case Self.define:
      _ = identifier()
      if byte(at) == UInt8(ascii: "(") {
        while at < bytes.count, bytes[at] != UInt8(ascii: ")"), bytes[at] != 0x0A { at += 1 }
      }
      isInDefinition = true
      return .definition
    case Self.if:
      let start = at
      skipLine()
      if Self.isNever(bytes[start..<at]) { skipInactive() }
    default: skipLine(comments: true)
    }
    return .directive
  }

  private mutating func skipBlanks() {
    while byte(at) == 0x20 || byte(at) == 0x09 { at += 1 }
  }

  /// Whether the condition is `0`, with or without a comment.
  private static func isNever(_ condition: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let written = condition.filter { !ByteClass.isSpace($0) && $0 != 0x28 && $0 != 0x29 }
    guard written.first == UInt8(ascii: "0") else { return false }
    return written.count == 1 || written.dropFirst().first == UInt8(ascii: "/")
  }

  /// Goes behind the line that ends what `#if 0` has switched off.
  private mutating func skipInactive() {
    var depth = 1
    while at < bytes.count {
      // The end of the line before.
      at += 1
      skipBlanks()
      guard byte(at) == UInt8(ascii: "#") else {
        skipLine()
        continue
      }
      at += 1
      skipBlanks()
      let hash = identifier()
      skipLine(comments: true)
      if Self.conditions.contains(hash) { depth += 1 }
      if hash == Self.endif || (depth == 1 && Self.others.contains(hash)) { depth -= 1 }
      if depth == 0 { return }
    }
    at = min(at, bytes.count)
  }

  private static let define = NameHash.of("define")
  private static let `if` = NameHash.of("if")
  private static let endif = NameHash.of("endif")
  private static let conditions = Set(["if", "ifdef", "ifndef"].map { NameHash.of($0) })
  private static let others = Set(
    ["else", "elif", "elifdef", "elifndef"].map { NameHash.of($0) })
}
