import PhrasebookModel
internal import struct PhrasebookPlatform.Mutex

/// The results of the last audit of some catalogs: the next one checks only what has changed since.
///
/// It holds for one set of settings; other settings need a new one.
package final class AuditMemory: Sendable {
  /// The results for one table.
  struct Known: Sendable {
    var table: Table
    var batches: [EntryBatch]
    /// The findings of the batches without those that are a habit of their language.
    var ofEntries: [Finding]
    /// About the table as a whole.
    var findings: [Finding]
  }

  private let tables = Mutex<[String: Known]>([:])

  /// Nothing is known yet.
  package init() {}

  /// Drops the results of a catalog that no longer exists.
  package func forget(_ file: String) { tables.withLock { $0[file] = nil } }

  /// A table as it was at the last audit; nil if it was not audited.
  package subscript(file: String) -> AuditedTable? { self[result: file]?.table.input }

  subscript(result file: String) -> Known? {
    get { tables.withLock { $0[file] } }
    set { tables.withLock { $0[file] = newValue } }
  }
}
