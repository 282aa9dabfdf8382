/// Brackets that are not closed, as in code that is being typed. They end where the parser ends them too: at the
/// brace that closes the body around, at the next declaration, or with the file. The items around stay as
/// they were.
extension SourceScanner {
  /// Ends the brackets within the one that a byte closes.
  ///
  /// - Returns: False if that one is not open, and the byte belongs to nothing.
  mutating func endUnclosed(before byte: UInt8) -> Bool {
    items.doubt()
    guard items.outline.isWhole else { return false }
    guard let distance = brackets.distance(toClosedBy: byte) else {
      if byte == UInt8(ascii: "}") { items.outline.isWhole = false }
      return false
    }
    endBrackets(to: brackets.depth - distance)
    return true
  }

  /// Ends brackets until no more than a number of them are open.
  mutating func endBrackets(to depth: Int) {
    while brackets.depth > depth, let closed = brackets.leave() {
      contexts.leave(closed, to: &brackets.frame, &items, lexer)
    }
  }
}
