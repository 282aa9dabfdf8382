/// Brackets: the owner of each, and the contexts of the literals in it.
extension SourceScanner {
  mutating func open(_ byte: UInt8) {
    var opened: Frame
    let introducesMore: Bool
    var opensBody = false
    switch byte {
    case UInt8(ascii: "("):
      opened = Frame(.parenthesis, callee: isHeader || introduced ? 0 : name)
      opened.lists = introduces
      opened.isTransparent = isTransparent || opened.callee == 0
      introducesMore = introduces
      if opened.callee != 0 { opened.calleeEnd = lexer.at }
      if declaring >= 0, isAtLevel { parameterBegins = true }
    case UInt8(ascii: "["):
      opened = Frame(.bracket, callee: name)
      opened.isElement =
        lexer.at > 0 && name != 0 && !ByteClass.isSpace(lexer.bytes[lexer.at - 1])
      introducesMore = false
    default:
      opensBody = isAtLevel && startsBody()
      let isClosure = !opensBody && !isHeader && !frame.declares && !frame.isStatement
      opened = Frame(.brace, callee: isClosure ? name : 0)
      introducesMore = false
      frame.isStatement = false
      isHeader = false
      genericDepth = 0
    }
    let observes = opensBody && startsObservers
    lexer.at += 1
    if enter(opened), opensBody { enterBody(observes: observes) }
    end(previous: byte)
    introduces = introducesMore
  }

  /// Goes into a bracket or an interpolation; false if it is too deep to be followed.
  @discardableResult
  mutating func enter(_ opened: Frame) -> Bool {
    guard outer.count < Self.maximumDepth else {
      unfollowed += 1
      outline.isWhole = false
      return false
    }
    outer.append(frame)
    frame = opened
    return true
  }

  mutating func close(_ byte: UInt8) {
    lexer.at += 1
    end(previous: byte)
    guard unfollowed == 0 else {
      unfollowed -= 1
      return
    }
    let fits: Bool
    switch frame.kind {
    case .file: fits = false
    case .parenthesis, .interpolation: fits = byte == UInt8(ascii: ")")
    case .bracket: fits = byte == UInt8(ascii: "]")
    case .brace: fits = byte == UInt8(ascii: "}")
    }
    let depth = outer.count
    guard fits, let parent = outer.popLast() else {
      outline.isWhole = false
      return
    }
    if depth == level.depth { leaveBody() }
    let closed = frame
    leave(to: parent)
    switch closed.kind {
    case .interpolation:
      literal(pounds: Int(closed.pounds), isMultiline: closed.isMultiline)
    case .brace:
      isHeader = false
      name = closed.callee
    default: name = closed.callee
    }
  }

  /// Passes the literals of a bracket on to the one around it.
  mutating func leave(to parent: Frame) {
    let closed = frame
    frame = parent
    guard closed.hasLiteral || closed.hasNested else { return }
    switch closed.kind {
    case .parenthesis:
      if closed.hasBundle { use(RelevantNames.somewhere(Keyword.besideBundle)) }
      if closed.callee == 0, closed.hasLiteral { return take() }
      if closed.isTransparent { take(nested: true) }
    case .bracket:
      if closed.callee != 0 { use(RelevantNames.somewhere(closed.callee)) }
      if closed.isElement {
        use(RelevantNames.somewhere(Keyword.subscript))
      } else {
        take(nested: !closed.hasLiteral)
      }
    case .brace:
      if closed.callee != 0 {
        // A closure returns its last expression, not the arguments of other calls in it.
        if closed.hasLiteral { use(RelevantNames.somewhere(closed.callee)) }
      } else {
        take(nested: !closed.hasLiteral)
      }
    case .interpolation, .file: break
    }
  }

  /// Treats a nested literal as one in the current bracket.
  private mutating func take(nested: Bool = false) {
    if nested { frame.hasNested = true } else { frame.hasLiteral = true }
    useFrame()
  }

  // MARK: Literals

  /// Notes that a literal begins here.
  mutating func noteLiteral() {
    frame.hasLiteral = true
    if anchor >= 0 {
      outline.items[anchor].hasLiteral = true
      if outline.items[anchor].mentions { outline.items[anchor].matters = true }
    }
    useFrame()
    if comparesLastName { use(RelevantNames.beside(RelevantNames.somewhere(lastName))) }
  }

  /// Notes the operator that a literal is handed to, as in `%"Title"`.
  @inline(__always)
  mutating func noteOperator(before literal: Int) {
    guard literal > 0 else { return }
    let last = lexer.bytes[literal - 1]
    if last >= 0x80 {
      use(RelevantNames.somewhere(lastName))
    } else if ByteClass.isOperator(last) {
      var start = literal - 1
      while start > 0, ByteClass.isOperator(lexer.bytes[start - 1]) { start -= 1 }
      use(RelevantNames.somewhere(NameHash.of(lexer.bytes[start..<literal])))
    }
  }

  /// Adds the context of a literal directly in the innermost bracket.
  private mutating func useFrame() {
    if frame.kind == .parenthesis {
      if frame.callee != 0 {
        use(RelevantNames.argument(frame.label, of: frame.callee))
        use(RelevantNames.any(frame.callee))
      }
      let word = lastWord(before: frame.calleeEnd)
      if word != 0 {
        use(RelevantNames.argument(frame.label, of: word))
        let ending = lastWord(before: frame.labelEnd)
        if ending != 0 { use(RelevantNames.argument(ending, of: word)) }
      }
    }
    if frame.assigned != 0 { use(RelevantNames.somewhere(frame.assigned)) }
  }

  private mutating func use(_ key: UInt32) {
    uses.insert(key)
    if anchor >= 0, relevant.contains(key) { outline.items[anchor].matters = true }
  }
}
