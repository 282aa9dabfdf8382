public import Phrasebook

/// What the mill has to say. Its accessors are public: see `Phrase.Mühle`.
public enum Mill {
  /// A text in code: it knows no module, and is found in the binary all the same.
  public static let fresh: Phrase = "Frisch gemahlen"

  public static func stock(sacks: Int) -> Phrase { .Mühle.säckeMehl(sacks) }
}
