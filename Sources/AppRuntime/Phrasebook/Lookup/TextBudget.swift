/// What all the texts inside one text may cost together. Phrases come from other processes, in each
/// other and doubled: sixty of them would be more text than there is memory.
package final class TextBudget {
  /// A book of texts: what people are shown in one piece has a few thousand bytes.
  private static let longest = 1 << 20
  /// What a text costs whatever its length, so that empty ones cannot be made without end: four
  /// thousand texts may be in one.
  private static let text = 256

  /// How deep texts may stand in each other. People nest two or three; a level takes 13 kB of the
  /// thread's stack where nothing is optimized, the stack has half a megabyte on some systems, and what
  /// comes from outside must not use it up.
  package static let deepest = 24

  private var left = longest
  private var depth = 0

  /// Goes into a text that stands in another, unless it stands too deep; `leave` comes back.
  func enter() throws(ValueError) {
    guard depth < Self.deepest else { throw ValueError(.tooDeep) }
    depth += 1
  }

  func leave() { depth -= 1 }

  /// Takes what a text will cost at least.
  func takeText() throws(ValueError) { try take(Self.text) }

  /// Takes the bytes of a text that was made; nothing is left once there were too few.
  func take(_ bytes: Int) throws(ValueError) {
    left = bytes > left ? 0 : left - bytes
    guard left > 0 else { throw ValueError(.tooLong) }
  }
}
