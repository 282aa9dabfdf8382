extension StringProtocol {
  /// The text without the characters at both ends that match.
  ///
  /// Not by `reversed()`: a step back into a run of halves of flags looks at all of it, and so each of its steps would.
  package func trimmed(of isOuter: (Character) -> Bool = { $0.isWhitespace }) -> String {
    let rest = drop(while: isOuter)
    guard let last = rest.lastIndex(where: { !isOuter($0) }) else { return "" }
    return String(rest[...last])
  }
}
