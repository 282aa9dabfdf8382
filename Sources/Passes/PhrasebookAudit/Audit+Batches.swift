import PhrasebookModel
internal import struct PhrasebookPlatform.Mutex

extension Audit {
  /// Some keys of a table that are to be checked.
  private struct UncheckedKeys: Sendable {
    var table: Int
    var keys: ArraySlice<String>
  }

  /// The results of all batches of the plans, in order, by table. The unchecked ones of all tables are one list of
  /// work, so that a large catalog does not leave cores idle.
  ///
  /// - Parameter didCheck: Called after the last batch of each table.
  func batches(
    of tables: [Table], _ plans: [BatchPlan], didCheck: @Sendable @escaping () -> Void
  ) -> [[EntryBatch]] {
    let unchecked = plans.enumerated().flatMap { table, plan in
      plan.batches.compactMap { batch in
        if case .unchecked(let keys) = batch {
          UncheckedKeys(table: table, keys: keys)
        } else {
          nil
        }
      }
    }
    var counts = [Int](repeating: 0, count: tables.count)
    for part in unchecked { counts[part.table] += 1 }
    for count in counts where count == 0 { didCheck() }
    let left = Mutex(counts)
    let checked = map(unchecked.count) { place in
      let part = unchecked[place]
      let batch = EntryBatch(part.keys, of: tables[part.table], with: checks)
      let isLast = left.withLock { left in
        left[part.table] -= 1
        return left[part.table] == 0
      }
      if isLast { didCheck() }
      return batch
    }
    var next = checked.makeIterator()
    return plans.map { plan in
      plan.batches.compactMap { batch in
        if case .known(let known) = batch { known } else { next.next() }
      }
    }
  }
}
