package import PhrasebookAudit
package import PhrasebookModel
package import PhrasebookSync

/// The result of a sync for one catalog.
package struct TableResult: Sendable {
  /// The catalog, spelled as PATH was given.
  package var file: String
  package var table: String
  package var role = CatalogRole.code
  /// Nil if no sources are known to feed the catalog, or if it cannot be read.
  package var synced: Synced?
  package var coverage: Coverage?

  /// The number of keys that a sync touched, each counted once.
  package struct Counts: Sendable {
    package var added = 0
    package var changed = 0
    package var stale = 0
    package var removed = 0
    package var undeterminable = 0
  }

  package var counts: Counts {
    let changes = synced?.changes ?? []
    func keys(_ kinds: Set<Change.Kind>) -> Set<String> {
      Set(changes.filter { kinds.contains($0.kind) }.map(\.key))
    }
    let added = keys([.added])
    let stale = keys([.stale])
    let removed = keys([.removed])
    let changed = keys([.changed, .restored, .renamed, .needsReview])
      .subtracting(added).subtracting(stale).subtracting(removed)
    return Counts(
      added: added.count, changed: changed.count, stale: stale.count, removed: removed.count,
      undeterminable: synced?.undeterminable.count ?? 0)
  }
}
