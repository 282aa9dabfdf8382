import Phrasebook

// Parts of sentences that are phrases themselves: each is a text of its own for translators, since a
// number changes the words around it.
extension Phrase {
  /// A number of occurrences: `1 time`, `3 times`.
  static func times(_ count: Int) -> Phrase { count == 1 ? "1 time" : "\(count) times" }

  /// A number of line breaks.
  static func lineBreaks(_ count: Int) -> Phrase {
    count == 1 ? "1 line break" : "\(count) line breaks"
  }

  /// A number in the middle of a sentence, in which English writes “none” for 0.
  static func number(_ count: Int) -> Phrase { count == 0 ? "none" : .verbatim(String(count)) }

  /// A number that English writes as a word up to two.
  static func word(_ count: Int) -> Phrase {
    count == 1 ? "one" : count == 2 ? "two" : .verbatim(String(count))
  }

  /// Texts of which one is meant: `“a” or “b”`.
  static func alternatives(_ texts: some Sequence<String>) -> Phrase {
    list(texts) { "\($0) or \($1)" }
  }

  /// Texts of which all are meant: `"a" and "b"`.
  static func together(_ texts: some Sequence<String>) -> Phrase {
    list(texts) { "\($0) and \($1)" }
  }

  private static func list(
    _ texts: some Sequence<String>, _ join: (Phrase, Phrase) -> Phrase
  ) -> Phrase {
    var list: Phrase?
    for text in texts { list = list.map { join($0, .verbatim(text)) } ?? .verbatim(text) }
    return list ?? .verbatim("")
  }
}
