import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The results of the last sync of each catalog after which nothing was left to change: while the
/// catalog and its code are the same, the next sync has nothing to change either.
package final class SyncMemory {
  private struct Known {
    var catalog: Catalog
    /// The content that the sync wrote; nil if it changed nothing.
    var written: FileParts?
    var code: Extraction
    var scope: CatalogScope
    var result: TableResult
  }

  private var known: [String: Known] = [:]
  private var settled: [String: SettledEntries] = [:]

  /// Drops the results of a catalog.
  func forget(_ file: String) { (known[file], settled[file]) = (nil, nil) }

  /// Drops everything.
  func forgetAll() { (known, settled) = ([:], [:]) }

  /// The entries of a catalog that need no look in the next sync.
  func settled(in scope: CatalogScope) -> SettledEntries {
    let entries = settled[scope.catalog] ?? SettledEntries()
    settled[scope.catalog] = entries
    return entries
  }

  /// The result for a catalog; nil if there may be something to change.
  ///
  /// - Parameter bytes: The bytes of the catalog.
  func result(
    for catalog: Catalog, _ bytes: [UInt8], _ scope: CatalogScope, _ supply: ExtractionSupply
  ) -> TableResult? {
    if let written = known[scope.catalog]?.written, written.isSame(as: FileParts(bytes)) {
      known[scope.catalog]?.written = nil
      known[scope.catalog]?.catalog = catalog
      known[scope.catalog]?.result.synced?.catalog = catalog
      // It takes less time now than after the next save, when somebody waits.
      if let role = known[scope.catalog]?.result.role {
        settled(in: scope).update(to: catalog, role: role)
      }
    }
    guard let last = known[scope.catalog], last.written == nil,
      last.catalog.isSameFile(as: catalog), let code = supply.extraction(for: scope),
      code.isSameValue(as: last.code),
      code.diagnostics == last.code.diagnostics, last.scope == scope
    else { return nil }
    return last.result
  }

  /// Keeps the result for a catalog, if it depends on the catalog and its code only.
  func keep(
    _ result: TableResult, for catalog: Catalog, _ scope: CatalogScope,
    _ supply: ExtractionSupply
  ) {
    known[scope.catalog] = nil
    let isOfCode = result.role.isOfCode
    // Kept keys may depend on other content of the sources.
    guard isOfCode, let synced = result.synced, synced.changes.isEmpty, synced.kept.isEmpty,
      let code = supply.extraction(for: scope)
    else { return }
    known[scope.catalog] = Known(catalog: catalog, code: code, scope: scope, result: result)
  }

  /// Keeps the result for a catalog that a sync has just written: another sync changes nothing.
  func keep(
    _ result: TableResult, written: FileParts, _ scope: CatalogScope, _ supply: ExtractionSupply
  ) {
    known[scope.catalog] = nil
    // The messages about a key depend on which keys are stale.
    guard result.role.isOfCode, let synced = result.synced, synced.kept.isEmpty,
      synced.changes.allSatisfy({ [.added, .changed, .needsReview].contains($0.kind) }),
      let code = supply.extraction(for: scope)
    else { return }
    var next = result
    next.synced?.changes = []
    known[scope.catalog] = Known(
      catalog: synced.catalog, written: written, code: code, scope: scope, result: next)
  }
}
