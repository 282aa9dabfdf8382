/// The contexts of the literals in one file: literals and the brackets around them in, keys of a
/// `RelevantNames` out.
///
/// An item with a literal whose context is relevant matters.
struct LiteralContexts: ~Copyable {
  let relevant: RelevantNames
  private var uses = NameSet()

  init(relevant: RelevantNames) { self.relevant = relevant }

  /// Moves what was found into the index, and begins again.
  mutating func drain(into outline: inout Outline) { outline.uses = uses.drain() }

  /// A literal begins at the lexer's position.
  mutating func noteLiteral(
    in frame: inout BracketStack.Frame, _ items: inout ItemList, after trail: Trail, _ lexer: Lexer
  ) {
    if items.anchor >= 0 {
      items.outline.items[items.anchor].hasLiteral = true
      if items.outline.items[items.anchor].mentions {
        items.outline.items[items.anchor].matters = true
      }
    }
    take(nested: false, in: &frame, &items, lexer)
    if trail.comparesLastName {
      use(RelevantNames.beside(RelevantNames.somewhere(trail.lastName)), &items)
    }
  }

  /// The operator that a literal is handed to, as in `%"Title"`.
  @inline(__always)
  mutating func noteOperator(
    before literal: Int, _ items: inout ItemList, after trail: Trail, _ lexer: Lexer
  ) {
    guard literal > 0 else { return }
    let last = lexer.bytes[literal - 1]
    if last >= 0x80 {
      use(RelevantNames.somewhere(trail.lastName), &items)
    } else if ByteClass.isOperator(last) {
      var start = literal - 1
      while start > 0, ByteClass.isOperator(lexer.bytes[start - 1]) { start -= 1 }
      use(RelevantNames.somewhere(NameHash.of(lexer.bytes[start..<literal])), &items)
    }
  }

  /// Passes the literals of a bracket on to the one around it.
  mutating func leave(
    _ closed: BracketStack.Frame, to frame: inout BracketStack.Frame, _ items: inout ItemList,
    _ lexer: Lexer
  ) {
    guard closed.hasLiteral || closed.hasNested else { return }
    switch closed.kind {
    case .parenthesis:
      if closed.hasBundle { use(RelevantNames.somewhere(Keyword.besideBundle), &items) }
      if closed.callee == 0, closed.hasLiteral {
        return take(nested: false, in: &frame, &items, lexer)
      }
      if closed.isTransparent { take(nested: true, in: &frame, &items, lexer) }
    case .bracket:
      if closed.callee != 0 { use(RelevantNames.somewhere(closed.callee), &items) }
      if closed.isElement {
        use(RelevantNames.somewhere(Keyword.subscript), &items)
      } else {
        take(nested: !closed.hasLiteral, in: &frame, &items, lexer)
      }
    case .brace:
      if closed.callee != 0 {
        // A closure returns its last expression, not the arguments of other calls in it.
        if closed.hasLiteral { use(RelevantNames.somewhere(closed.callee), &items) }
      } else {
        take(nested: !closed.hasLiteral, in: &frame, &items, lexer)
      }
    case .interpolation, .file: break
    }
  }

  /// Treats a nested literal as one in a bracket, and adds its context there.
  private mutating func take(
    nested: Bool, in frame: inout BracketStack.Frame, _ items: inout ItemList, _ lexer: Lexer
  ) {
    if nested { frame.hasNested = true } else { frame.hasLiteral = true }
    if frame.kind == .parenthesis {
      if frame.callee != 0 {
        use(RelevantNames.argument(frame.label, of: frame.callee), &items)
        use(RelevantNames.any(frame.callee), &items)
      }
      useArgument(of: lexer.lastWord(before: frame.calleeEnd), in: frame, &items, lexer)
      useArgument(of: lexer.lastWord(ofTypeAround: frame.calleeEnd), in: frame, &items, lexer)
    }
    if frame.assigned != 0 { use(RelevantNames.somewhere(frame.assigned), &items) }
  }

  /// The argument of a call whose name ends with a word; 0 if absent.
  private mutating func useArgument(
    of word: UInt32, in frame: BracketStack.Frame, _ items: inout ItemList, _ lexer: Lexer
  ) {
    guard word != 0 else { return }
    use(RelevantNames.argument(frame.label, of: word), &items)
    let ending = lexer.lastWord(before: frame.labelEnd)
    if ending != 0 { use(RelevantNames.argument(ending, of: word), &items) }
  }

  private mutating func use(_ key: UInt32, _ items: inout ItemList) {
    uses.insert(key)
    if items.anchor >= 0, relevant.contains(key) {
      items.outline.items[items.anchor].matters = true
    }
  }
}
