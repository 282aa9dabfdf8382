/// The limit of the size of a string with all phrases inside it. Phrases come from other processes,
/// and sixty that each contain the next twice would exceed any memory.
package final class TextBudget {
  /// The maximum number of bytes; a string that is shown in one piece has a few thousand.
  private static let longest = 1 << 20
  /// The minimum cost of a phrase, so that the number of empty ones is limited too, to four
  /// thousand.
  private static let text = 256

  /// The maximum nesting of phrases. Real ones have two or three levels; a level takes 13 kB of the
  /// stack in a debug build, and some platforms have half a megabyte.
  package static let deepest = 24

  private var left = longest
  private var depth = 0

  /// Enters a nested phrase, unless it is too deep; `leave` returns.
  func enter() throws(ValueError) {
    guard depth < Self.deepest else { throw ValueError(.tooDeep) }
    depth += 1
  }

  func leave() { depth -= 1 }

  /// Takes the minimum cost of a phrase.
  func takeText() throws(ValueError) { try take(Self.text) }

  /// Takes the size of a string; the budget is empty once it was exceeded.
  func take(_ bytes: Int) throws(ValueError) {
    left = bytes > left ? 0 : left - bytes
    guard left > 0 else { throw ValueError(.tooLong) }
  }
}
