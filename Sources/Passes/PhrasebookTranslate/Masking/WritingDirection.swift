/// The invisible characters that change the direction of writing: with them a text may be shown as
/// another ("Trojan Source", CVE-2021-42574), including the text after it.
package enum WritingDirection {
  /// Whether a text changes no direction that its source does not: marks are safe, and so are
  /// isolates that are closed.
  package static func isSafe(in text: String, beside source: String) -> Bool {
    let own = Set(source.unicodeScalars.filter(isTurning))
    guard text.unicodeScalars.allSatisfy({ !isTurning($0) || own.contains($0) }) else {
      return false
    }
    return isClosed(text) || !isClosed(source)
  }

  /// Embeddings, overrides and what ends them (UAX #9).
  private static func isTurning(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value)
  }

  /// Whether each isolate is closed, and no other is.
  private static func isClosed(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069:
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
    }
    return depth == 0
  }
}
