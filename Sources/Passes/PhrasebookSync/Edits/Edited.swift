public import PhrasebookModel

/// The result of an edit; without changes, the catalog is the one that came in.
public struct Edited: Sendable {
  /// The catalog after the edit.
  public var catalog: Catalog
  /// The changes in the order of the edit.
  public var changes: [Change]

  /// Creates a result.
  public init(catalog: Catalog, changes: [Change] = []) {
    self.catalog = catalog
    self.changes = changes
  }
}

/// Edits of single keys: a catalog in, the edited catalog and its changes out.
///
/// An edit changes only its own entries, and is done completely or not at all.
public enum Edits {}
