extension String {
  /// The text without white space at its ends.
  var withoutEdgeSpaces: String {
    let head = drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}
