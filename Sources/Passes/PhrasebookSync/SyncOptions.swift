/// What a sync may do beyond keeping entries in step; the defaults are what Xcode does, with the
/// exception of `undeterminable`, where Xcode would mark as stale what may well be in use.
public struct SyncOptions: Hashable, Sendable {
  /// Which translations stay as they are when the source text changes.
  public enum KeepReviewed: String, Sendable, CaseIterable {
    /// Every `translated` text becomes `needs_review`.
    case nothing
    /// Those whose source text changed in case, space or punctuation only stay.
    case trivial
  }

  /// What happens to entries that are not found while some key or table is known at run time only.
  public enum Undeterminable: String, Sendable, CaseIterable {
    /// They are left as they are, and the result says so.
    case keep
    /// They are treated as if no such place existed, as Xcode does.
    case ignore
  }

  /// Which strings may be the same as a key of the catalog that differs in format specifiers only.
  public enum SpecifierMatching: String, Sendable, CaseIterable {
    /// Those whose specifiers are a guess. A specifier that is certain names another key: the
    /// app would not find the entry under the catalog's spelling.
    case guessed
    /// Any string whose key the catalog does not hold.
    case any
  }

  /// Removes the entries that are stale, or become so in this run.
  public var prune: Bool
  public var keepReviewed: KeepReviewed
  /// Whether entries that are not found are marked as stale or removed at all (the opposite of
  /// `xcstringstool sync --skip-marking-strings-stale`).
  public var markStale: Bool
  public var undeterminable: Undeterminable
  public var specifierMatching: SpecifierMatching

  public init(
    prune: Bool = false, keepReviewed: KeepReviewed = .nothing, markStale: Bool = true,
    undeterminable: Undeterminable = .keep, specifierMatching: SpecifierMatching = .guessed
  ) {
    self.prune = prune
    self.keepReviewed = keepReviewed
    self.markStale = markStale
    self.undeterminable = undeterminable
    self.specifierMatching = specifierMatching
  }
}
