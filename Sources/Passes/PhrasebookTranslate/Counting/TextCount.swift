/// The amount of text in some strings: strings, words and characters.
public struct TextCount: Hashable, Sendable {
  /// The number of strings.
  public var texts = 0
  /// The number of words.
  public var words = 0
  /// The number of Unicode scalars.
  public var characters = 0
  /// The number of Unicode scalars that are not spaces; a line break counts as a character, as in
  /// CAT tools.
  public var charactersWithoutSpaces = 0

  /// Creates an empty count.
  public init() {}

  /// Counts one string.
  public init(of text: String) {
    texts = 1
    words = WordBreaks.words(in: text)
    for scalar in text.unicodeScalars {
      characters += 1
      if !Self.isSpace(scalar) { charactersWithoutSpaces += 1 }
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Adds the numbers of another count.
  public static func += (count: inout TextCount, other: TextCount) {
    count.texts += other.texts
    count.words += other.words
    count.characters += other.characters
    count.charactersWithoutSpaces += other.charactersWithoutSpaces
  }
}
