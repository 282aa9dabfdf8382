/// What all the texts inside one text may cost together. Phrases come from other processes, in each
/// other and doubled: sixty of them would be more text than there is memory.
final class TextBudget {
  /// A book of texts: what people are shown in one piece has a few thousand bytes.
  private static let longest = 1 << 20
  /// What a text costs whatever its length, so that empty ones cannot be made without end: four
  /// thousand texts may be in one.
  private static let text = 256

  private var left = longest

  /// Takes what a text will cost at least.
  func takeText() throws(ValueError) { try take(Self.text) }

  /// Takes the bytes of a text that was made; nothing is left once there were too few.
  func take(_ bytes: Int) throws(ValueError) {
    left = bytes > left ? 0 : left - bytes
    guard left > 0 else { throw ValueError(.tooLong) }
  }
}
