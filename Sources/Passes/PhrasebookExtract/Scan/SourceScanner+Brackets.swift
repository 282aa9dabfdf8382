/// Brackets: the owner of each, and the bodies that braces are.
extension SourceScanner {
  mutating func open(_ byte: UInt8) {
    var opened: BracketStack.Frame
    let introducesMore: Bool
    var opensBody = false
    switch byte {
    case UInt8(ascii: "("):
      let callee = trail.isHeader || trail.introduced ? 0 : trail.name
      opened = BracketStack.Frame(.parenthesis, callee: callee)
      opened.lists = trail.introduces
      opened.isTransparent = trail.isTransparent || callee == 0
      introducesMore = trail.introduces
      if callee != 0 { opened.calleeEnd = lexer.at }
      if items.declaring >= 0, isAtLevel { items.parameterBegins = true }
    case UInt8(ascii: "["):
      opened = BracketStack.Frame(.bracket, callee: trail.name)
      opened.isElement =
        lexer.at > 0 && trail.name != 0 && !ByteClass.isSpace(lexer.bytes[lexer.at - 1])
      introducesMore = false
    default:
      opensBody = isAtLevel && items.startsBody(observes: lexer.startsObservers)
      let isClosure =
        !opensBody && !trail.isHeader && !brackets.frame.declares && !brackets.frame.isStatement
      opened = BracketStack.Frame(.brace, callee: isClosure ? trail.name : 0)
      introducesMore = false
      brackets.frame.isStatement = false
      trail.isHeader = false
      trail.genericDepth = 0
    }
    let observes = opensBody && lexer.startsObservers
    lexer.at += 1
    if enter(opened), opensBody {
      items.enterBody(
        at: lexer.at, depth: brackets.depth, observes: observes, contexts.relevant)
    }
    trail.end(previous: byte)
    trail.introduces = introducesMore
  }

  /// Goes into a bracket or an interpolation; false if it is too deep to be followed.
  @discardableResult
  mutating func enter(_ opened: BracketStack.Frame) -> Bool {
    guard brackets.enter(opened) else {
      items.outline.isWhole = false
      return false
    }
    return true
  }

  mutating func close(_ byte: UInt8) {
    lexer.at += 1
    trail.end(previous: byte)
    if brackets.closeUnfollowed() { return }
    if !brackets.frame.isClosed(by: byte), !endUnclosed(before: byte) { return }
    let closesBody = isAtLevel
    guard let closed = brackets.leave() else { return }
    if closesBody { items.leaveBody(at: lexer.at, after: trail.lastEnd) }
    contexts.leave(closed, to: &brackets.frame, &items, lexer)
    switch closed.kind {
    case .interpolation:
      literal(pounds: Int(closed.pounds), isMultiline: closed.isMultiline)
    case .brace:
      trail.isHeader = false
      trail.name = closed.callee
    default: trail.name = closed.callee
    }
  }
}
