public import PhrasebookModel

/// The result of a sync of one catalog, with its changes and diagnostics.
public struct Synced: Sendable {
  /// The updated catalog; without `changes`, the one that came in.
  public var catalog: Catalog
  /// Sorted by key; within a key, the entry itself before its languages.
  public var changes: [Change]
  /// The automatic keys that were not found and are left as they are all the same, with the reasons.
  /// Sorted.
  public var held: [HeldKey]
  /// The places that look keys of this table up at run time. Sorted by place.
  public var undeterminable: [UndeterminableSite]
  /// The diagnostics in the order in which they were found.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(
    catalog: Catalog, changes: [Change] = [], held: [HeldKey] = [],
    undeterminable: [UndeterminableSite] = [], diagnostics: [Diagnostic] = []
  ) {
    self.catalog = catalog
    self.changes = changes
    self.held = held
    self.undeterminable = undeterminable
    self.diagnostics = diagnostics
  }

  /// The keys of `held`.
  public var kept: [String] { held.map(\.key) }
}
