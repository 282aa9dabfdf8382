import PhrasebookAudit
import PhrasebookGenerate
import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// The results of the last audit of a project that stays open: the next one begins with them.
package final class LastAudit: Sendable {
  /// The results by catalog.
  let findings = AuditMemory()
  private let symbols = Mutex<[String: Symbols]>([:])

  /// The symbols of some keys of a catalog that were searched for.
  private struct Symbols: Sendable {
    var catalog: Catalog
    var keys: Set<ExactString>
    var found: SymbolSearch.Found
  }

  /// Drops the results of a catalog that no longer exists.
  func forget(_ file: String) {
    findings.forget(file)
    symbols.withLock { $0[file] = nil }
  }

  /// The uses of the symbols of some keys; only sources that have changed since are searched.
  func uses(of keys: Set<ExactString>, _ search: SymbolSearch, in file: String) -> [SymbolUse] {
    let catalog = search.table.catalog
    let known = symbols.withLock { $0[file] }.flatMap {
      $0.catalog.isSameFile(as: catalog) && $0.keys == keys ? $0.found : nil
    }
    let found = search.found(keys: keys, since: known)
    symbols.withLock { $0[file] = Symbols(catalog: catalog, keys: keys, found: found) }
    return found.uses
  }
}
