import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// The keys of catalogs in the order of the files, in batches that one core looks at.
///
/// A batch is made when it is asked for: most pages end in the first one.
struct KeyBatches {
  /// Some keys of one catalog.
  struct Batch: Sendable {
    var table: LiveSnapshot.Table
    var keys: ArraySlice<String>
  }

  private static let size = 256
  /// The most batches that are looked at before their keys are given.
  private static let most = 256
  private var tables: ArraySlice<LiveSnapshot.Table>
  private let keys: (LiveSnapshot.Table) -> [String]
  /// The catalog that was begun, with its other keys.
  private var begun: Batch?
  /// The number of batches that are looked at next: it grows, so that the first keys come soon and a search without a
  /// result keeps every core busy.
  private var count = 1

  /// - Parameters:
  ///   - cursor: The key after which to begin; nil for the first one.
  ///   - keys: The keys of a catalog that are looked at, in the order of the file.
  /// - Throws: If the cursor's catalog or key is gone.
  init(
    after cursor: String?, of tables: [LiveSnapshot.Table],
    among keys: @escaping (LiveSnapshot.Table) -> [String]
  ) throws(AgentFailure) {
    self.keys = keys
    self.tables = tables[...]
    guard let cursor else { return }
    let start = try KeyCursor(cursor)
    guard let place = tables.firstIndex(where: { $0.path == start.catalog }) else {
      throw AgentFailure(english: "the cursor's catalog is gone; start without a cursor")
    }
    let table = tables[place]
    guard table.catalog.contains(start.key) else {
      throw AgentFailure(english: "the cursor's key is gone; start without a cursor")
    }
    // The key itself may not be among those any more.
    let all = table.catalog.keysInOrder(among: keys(table) + [start.key])
    let rest = all[(all.firstIndex(where: start.key.isExactly) ?? 0)...]
    begun = Batch(table: table, keys: rest.drop(while: start.key.isExactly))
    self.tables = tables[(place + 1)...]
  }

  /// The next batches, with only the keys that pass a test; nil at the end.
  mutating func next(
    where isCandidate: @escaping @Sendable (LiveSnapshot.Table, String) -> Bool
  ) -> [Batch]? {
    var batches: [Batch] = []
    while batches.count < count, let batch = nextBatch() { batches.append(batch) }
    guard !batches.isEmpty else { return nil }
    count = min(count * 4, Self.most)
    let filter: @Sendable (Batch) -> Batch = { batch in
      Batch(table: batch.table, keys: batch.keys.filter { isCandidate(batch.table, $0) }[...])
    }
    // A thread costs more than a batch.
    guard batches.count > 1 else { return batches.map(filter) }
    return Workers(jobs: ExtractionRun.cores).map(batches.count) { [batches] in filter(batches[$0])
    }
  }

  private mutating func nextBatch() -> Batch? {
    while begun?.keys.isEmpty ?? true {
      guard let table = tables.popFirst() else { return nil }
      begun = Batch(table: table, keys: keys(table)[...])
    }
    guard var batch = begun else { return nil }
    let rest = batch.keys.dropFirst(Self.size)
    batch.keys = batch.keys.prefix(Self.size)
    begun?.keys = rest
    return batch
  }
}
