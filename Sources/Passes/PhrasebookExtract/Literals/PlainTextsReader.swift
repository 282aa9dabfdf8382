/// Bytes of a source in, its `PlainTexts` out.
struct PlainTextsReader {
  private(set) var found = PlainTexts()
  private var lexer: Lexer
  private var line = 1
  private var lineStart = 0
  /// The number of interpolations around the position.
  private var depth = 0
  private var conditions = BuildConditions()
  /// Whether the last mark declares that what follows is for developers.
  private var isMarkedDebug = false
  /// The blocks that are open.
  private var blocks = 0
  /// The outermost block of `if false` around the position: its number and its first line.
  private var dead: (block: Int, line: Int)?
  /// The last line with a `#`: only the first of a line begins a directive.
  private var hashLine = 0

  /// The maximum depth of interpolations whose literals are read.
  private static let maximumDepth = 32

  init(_ bytes: UnsafeBufferPointer<UInt8>) { lexer = Lexer(bytes) }

  mutating func run() {
    while !lexer.isAtEnd { step() }
  }

  private mutating func step() {
    let start = lexer.at
    switch lexer.byte() {
    case UInt8(ascii: "/") where lexer.startsComment:
      let isLine = lexer.byte(1) == UInt8(ascii: "/")
      _ = lexer.skipComment()
      if isLine { mark(lexer.bytes[start..<lexer.at]) } else { countLines(from: start) }
    case UInt8(ascii: "\""): literal(pounds: 0)
    case UInt8(ascii: "#"):
      let pounds = lexer.skipPounds()
      if lexer.byte() == UInt8(ascii: "\"") {
        literal(pounds: pounds)
      } else {
        if depth == 0 { directive(at: start) }
        if lexer.bytes[lexer.at...].starts(with: "Preview".utf8) { found.names.preview() }
      }
    case UInt8(ascii: "{"):
      found.names.openBrace()
      blocks += 1
      if found.names.isForDevelopers { found.debugLines.insert(line) }
      lexer.at += 1
    case UInt8(ascii: "}"):
      found.names.closeBrace(line: line)
      closeBlock()
      lexer.at += 1
    case let byte where ByteClass.isIdentifier(byte):
      let hash = lexer.skipWord()
      found.names.word(hash, lexer.bytes[start..<lexer.at], line: line)
      if hash == Keyword.if, dead == nil, lexer.followsFalse { dead = (blocks + 1, line) }
    default:
      lexer.at += 1
      countLines(from: start)
    }
  }

  /// Ends a block. The first and the last line of `if false` may hold code that runs.
  private mutating func closeBlock() {
    if let (block, first) = dead, block == blocks {
      if line - first > 1 { found.deadLines.append(first + 1...line - 1) }
      dead = nil
    }
    blocks -= 1
  }

  // MARK: Lines

  /// Counts the line breaks that have been stepped over.
  private mutating func countLines(from start: Int) {
    for offset in start..<lexer.at where endsLine(at: offset) {
      line += 1
      lineStart = offset + 1
      if isMarkedDebug || found.names.isForDevelopers || conditions.areForDevelopers {
        found.debugLines.insert(line)
      }
      if conditions.areForPlatform { found.platformLines.insert(line) }
    }
  }

  /// As the compiler counts: a carriage return without a line feed ends a line, too.
  private func endsLine(at offset: Int) -> Bool {
    let next = offset + 1
    switch lexer.bytes[offset] {
    case 0x0A: return true
    case 0x0D: return next == lexer.bytes.count || lexer.bytes[next] != 0x0A
    default: return false
    }
  }

  /// `// MARK: - Debug menu`, a heading within a file.
  private mutating func mark(_ comment: Slice<UnsafeBufferPointer<UInt8>>) {
    let text = comment.drop { $0 == UInt8(ascii: "/") || $0 == 0x20 }
    guard text.starts(with: "MARK:".utf8) else { return }
    isMarkedDebug = String(decoding: text.dropFirst(5), as: UTF8.self)
      .split { !$0.isLetter }.contains { ["debug", "debugging"].contains($0.lowercased()) }
  }

  /// `#if DEBUG` and its relatives, if they begin a line.
  private mutating func directive(at start: Int) {
    guard hashLine != line else { return }
    hashLine = line
    guard lexer.bytes[lineStart..<start].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    var rest = lexer
    rest.skipLine()
    let text = String(decoding: lexer.bytes[start..<rest.at], as: UTF8.self)
    conditions.read(text)
    if ["#if", "#el", "#endif"].contains(where: text.hasPrefix) {
      found.directives.append(PlainTexts.Directive(line: line, text: text))
    }
  }

  // MARK: Literals

  /// A literal, from its first quote on.
  private mutating func literal(pounds: Int) {
    var text = PlainTexts.Text(
      value: "", line: line, column: lexer.at - pounds - lineStart + 1)
    text.callee = callee(before: lexer.at - pounds)
    let isMultiline = lexer.skipOpeningQuotes(pounds: pounds)
    var source: [UInt8] = []
    while true {
      let start = lexer.at
      let end = lexer.skipText(pounds: pounds, isMultiline: isMultiline, joinsLines: true)
      countLines(from: start)
      let mark = pounds + (end == .quote ? (isMultiline ? 3 : 1) : 2)
      switch end {
      case .lineBreak, .source: return
      case .quote, .interpolation:
        source += lexer.bytes[start..<lexer.at - mark]
      }
      guard end == .interpolation else { break }
      source.append(LiteralText.mark)
      interpolation()
    }
    let value = LiteralText.value(of: source, pounds: pounds, isMultiline: isMultiline).text
    text.value = value.split(separator: LiteralText.mark, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "%@")
    found.texts.append(text)
  }

  /// The name that is called with a literal as its first argument, without a label.
  private func callee(before literal: Int) -> String {
    var end = literal
    while end > 0, ByteClass.isSpace(lexer.bytes[end - 1]) { end -= 1 }
    guard end > 0, lexer.bytes[end - 1] == UInt8(ascii: "(") else { return "" }
    end -= 1
    var start = end
    while start > 0, ByteClass.isIdentifier(lexer.bytes[start - 1]) { start -= 1 }
    guard start < end else { return "" }
    if start > 0, lexer.bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
    return String(decoding: lexer.bytes[start..<end], as: UTF8.self)
  }

  /// The code of an interpolation, after its opening parenthesis; its own literals count, too.
  private mutating func interpolation() {
    var open = 1
    depth += 1
    defer { depth -= 1 }
    while !lexer.isAtEnd, open > 0 {
      switch lexer.byte() {
      case UInt8(ascii: "("):
        open += 1
        lexer.at += 1
      case UInt8(ascii: ")"):
        open -= 1
        lexer.at += 1
      case UInt8(ascii: "\"") where depth > Self.maximumDepth: lexer.at += 1
      default: step()
      }
    }
  }
}
