public import PhrasebookModel

/// The result of merging three versions of a catalog.
public struct Merged: Sendable {
  /// Ours with what theirs has changed: written, it keeps every byte of ours that needs no change.
  public var catalog: Catalog
  /// The places that both have written, in the order of the keys of ours; those that a preference has
  /// settled are among them.
  public var conflicts: [MergeConflict]

  /// Creates a result.
  public init(catalog: Catalog, conflicts: [MergeConflict] = []) {
    self.catalog = catalog
    self.conflicts = conflicts
  }

  /// The conflicts that wait for a person.
  public var open: [MergeConflict] { conflicts.filter { $0.settled == nil } }
}
