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

/// The edits of every day: a catalog and a wish in, the catalog and its changes out.
///
/// Each touches the entries it names and no other; one that cannot be done whole is not done.
public enum Edits {}
