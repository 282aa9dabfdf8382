/// The options of a sync; the defaults match Xcode, except for `undeterminable`, where Xcode would
/// mark keys as stale that may be in use.
public struct SyncOptions: Hashable, Sendable {
  /// The translations that stay as they are when the source text changes.
  public enum KeepReviewed: String, Sendable, CaseIterable {
    /// Every `translated` text becomes `needs_review`.
    case nothing
    /// Those whose source text changed in case, space or punctuation only stay.
    case trivial
  }

  /// The treatment of entries that are not found while some key or table is only known at run time.
  public enum Undeterminable: String, Sendable, CaseIterable {
    /// They stay as they are, and the result lists them.
    case keep
    /// They are treated as if no such place existed, as Xcode does.
    case ignore
  }

  /// Removes the entries that are stale, or become so in this run.
  public var prune: Bool
  /// The translations that stay as they are when the source text changes.
  public var keepReviewed: KeepReviewed
  /// Whether entries that are not found are marked as stale or removed at all (the opposite of
  /// `xcstringstool sync --skip-marking-strings-stale`).
  public var markStale: Bool
  /// The treatment of entries that may be used by unknown keys.
  public var undeterminable: Undeterminable

  /// Creates options.
  public init(
    prune: Bool = false, keepReviewed: KeepReviewed = .nothing, markStale: Bool = true,
    undeterminable: Undeterminable = .keep
  ) {
    self.prune = prune
    self.keepReviewed = keepReviewed
    self.markStale = markStale
    self.undeterminable = undeterminable
  }
}
