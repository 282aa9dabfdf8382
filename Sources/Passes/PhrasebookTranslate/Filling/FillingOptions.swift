public import PhrasebookModel

/// The options of filling.
public struct FillingOptions: Sendable {
  /// The state of filled-in translations.
  public var state: State
  /// Whether existing texts are replaced: for pseudo-languages, which are not translated by people.
  public var overwrites: Bool
  /// Terms that a translation should have.
  public var terms: [PieceContext.Term]
  /// The most characters that there is room for, by key.
  public var limit: @Sendable (String) -> Int?

  /// Creates options.
  public init(
    state: State = .needsReview, overwrites: Bool = false, terms: [PieceContext.Term] = [],
    limit: @escaping @Sendable (String) -> Int? = { _ in nil }
  ) {
    self.state = state
    self.overwrites = overwrites
    self.terms = terms
    self.limit = limit
  }
}
