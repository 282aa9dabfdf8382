public import PhrasebookModel

/// What an edit made of a catalog; without changes it is the one that came in.
public struct Edited: Sendable {
  public var catalog: Catalog
  public var changes: [Change]

  public init(catalog: Catalog, changes: [Change] = []) {
    self.catalog = catalog
    self.changes = changes
  }
}

/// The edits of every day: a catalog and a wish in, the catalog and its changes out.
///
/// Each touches the entries it names and no other; one that cannot be done whole is not done.
public enum Edits {}
