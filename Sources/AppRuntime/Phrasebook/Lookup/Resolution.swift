/// The text of a phrase for a user, with its origin.
public struct Resolution: Sendable, Hashable {
  /// The origin of a text.
  public enum Source: String, Sendable, Codable {
    /// A table, in a language that was chosen for the user.
    case translation
    /// A table, in the source language.
    case source
    /// The default value in the code.
    case `default`
    /// The key, as nothing else was found.
    case key
    /// The phrase itself, which was localized already.
    case verbatim
  }

  /// The text.
  public let text: String
  /// The language of the text, as the table spells it; nil if no table has it.
  public let language: String?
  /// The origin of the text.
  public let source: Source
  /// The key that was looked up.
  public let key: String
  /// The name of the table.
  public let table: String
  /// The problems that prevented a better text, in order.
  public let problems: [LookupProblem]
}
