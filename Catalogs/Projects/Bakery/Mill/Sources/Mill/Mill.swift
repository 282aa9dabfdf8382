public import Phrasebook

/// What the mill has to say. Its accessors are public: see `Phrase.Mühle`.
public enum Mill {
  public static func stock(sacks: Int) -> Phrase { .Mühle.säckeMehl(sacks) }
}
