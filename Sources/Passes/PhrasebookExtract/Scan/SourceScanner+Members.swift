/// The members of a type, a file or a body.
extension SourceScanner {
  /// A word right in a type or a file.
  mutating func member(_ hash: UInt32, start: Int) {
    if trail.previous == UInt8(ascii: "@") || trail.previous == UInt8(ascii: ".") { return }
    let kind = Keyword.kind(hash)
    if trail.introduces {
      // `class` was a modifier.
      if let kind, items.declaring >= 0, items.outline.items[items.declaring].kind == .class {
        items.outline.items[items.declaring].kind = kind
        trail.introduces = false
        items.nameWithKeyword(hash)
      }
      return
    }
    if isBeginning {
      if let kind, isKeyword(hash) {
        items.begin(kind, at: start, after: trail.lastEnd)
        items.nameWithKeyword(hash)
        return
      }
      if Keyword.isModifier(hash) {
        items.pend(start, after: trail.lastEnd)
        if Keyword.isOutward(hash) { items.outline.items[items.level.open].isPublic = true }
        return
      }
    }
    items.beginCode(start, after: trail.lastEnd)
    items.level.isPending = false
  }

  /// Whether a word is a keyword wherever a member can begin, or only here.
  private func isKeyword(_ hash: UInt32) -> Bool {
    switch hash {
    case Keyword.actor: lexer.declaresType
    case Keyword.macro: lexer.declaresMacro
    case Keyword.case: items.level.owner >= 0
    default: true
    }
  }

  /// Handles a byte that does not start a word, directly in a type or a file; false if it has been
  /// skipped.
  mutating func mark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"): if isBeginning { items.pend(lexer.at, after: trail.lastEnd) }
    case UInt8(ascii: "#") where isBeginning:
      if skipsDirective() { return false }
      if !items.level.isPending { items.begin(.code, at: lexer.at, after: trail.lastEnd) }
    case UInt8(ascii: ";"):
      items.end(at: trail.lastEnd)
      items.declaring = -1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): break
    default: items.beginCode(lexer.at, after: trail.lastEnd)
    }
    return true
  }

  /// Steps over `#if`, `#else` and the like: all branches count.
  private mutating func skipsDirective() -> Bool {
    guard let end = lexer.endOfCondition else { return false }
    if !items.level.isPending {
      items.end(at: trail.lastEnd)
      items.declaring = -1
    }
    lexer.at = end
    trail.end(previous: UInt8(ascii: ";"))
    return true
  }

  mutating func endLine() {
    trail.isLineBroken = true
    brackets.frame.declares = false
    if items.level.kind == .members, brackets.isExpression(from: items.level.depth),
      lexer.startsDeclaration
    {
      items.doubt()
      endBrackets(to: items.level.depth)
    }
    if isInBody, items.endAlias(at: trail.lastEnd, after: trail.previous) {
      trail.isHeader = false
    }
  }
}
