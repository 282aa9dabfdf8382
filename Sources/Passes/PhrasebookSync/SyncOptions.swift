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

  /// Removes the entries that are stale, or become so in this run.
  public var prune: Bool
  public var keepReviewed: KeepReviewed
  /// Whether entries that are not found are marked as stale or removed at all (the opposite of
  /// `xcstringstool sync --skip-marking-strings-stale`).
  public var markStale: Bool
  public var undeterminable: Undeterminable

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
