import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The results of the last sync of each catalog that had nothing to change: while the catalog and its
/// code are the same values, the next sync has nothing to change either.
package final class SyncMemory {
  private struct Known {
    var catalog: Catalog
    var code: Extraction
    var scope: CatalogScope
    var result: TableResult
  }

  private var known: [String: Known] = [:]

  /// Drops the results of a catalog.
  func forget(_ file: String) { known[file] = nil }

  /// Drops everything.
  func forgetAll() { known = [:] }

  /// The result for a catalog; nil if there may be something to change.
  func result(
    for catalog: Catalog, _ scope: CatalogScope, _ supply: ExtractionSupply
  ) -> TableResult? {
    guard let last = known[scope.catalog], last.catalog.isSameFile(as: catalog),
      let code = supply.extraction(for: scope), code.isSameValue(as: last.code),
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
}
