public import PhrasebookModel

/// What filling made of a catalog.
public struct Filled: Sendable {
  /// A text that was filled in, or one that was not.
  public struct Text: Hashable, Sendable {
    public var key: String
    /// `plural.few`; empty for a text that does not vary.
    public var path: String
    /// Why it was left out; empty for a text that was filled in.
    public var reason: String
  }

  public var catalog: Catalog
  /// What was filled in, in the order of the catalog.
  public var texts: [Text] = []
  /// What was left out, and why.
  public var refused: [Text] = []
  /// What stopped the work before its end; what was done before it is in the catalog.
  public var failure: TranslatorFailure?
}

/// What filling would ask, before it does.
public struct FillingCost: Hashable, Sendable {
  /// Texts to be filled in.
  public var texts = 0
  /// Characters sent, as services count them: Unicode scalars of what is asked, the same text once.
  public var characters = 0

  public init() {}

  public static func + (a: FillingCost, b: FillingCost) -> FillingCost {
    var sum = a
    sum.texts += b.texts
    sum.characters += b.characters
    return sum
  }
}
