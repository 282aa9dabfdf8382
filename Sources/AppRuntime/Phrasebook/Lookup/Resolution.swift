/// What a reader sees for a phrase, and where it comes from.
public struct Resolution: Sendable, Hashable {
  /// Where a text was found.
  public enum Source: String, Sendable, Codable {
    /// A table, in a language that was chosen for the reader.
    case translation
    /// A table, in the language that the texts were written in.
    case source
    /// The code's default value.
    case `default`
    /// Nowhere: it is the key.
    case key
    /// It was localized already.
    case verbatim
  }

  /// What is shown.
  public let text: String
  /// The language of the text, as the table spells it; nil where no table has it.
  public let language: String?
  public let source: Source
  public let key: String
  public let table: String
  /// What kept a better text from being shown, in order.
  public let problems: [LookupProblem]
}
