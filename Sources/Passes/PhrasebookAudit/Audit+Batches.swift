import PhrasebookModel
internal import struct PhrasebookPlatform.Mutex

extension Audit {
  /// One part of a table that is to be checked.
  private struct OpenPart: Sendable {
    var table: Int
    var keys: ArraySlice<String>
  }

  /// The results of all parts of the plans, in order, by table. The open parts of all tables are one list of
  /// work, so that a large catalog does not leave cores idle.
  ///
  /// - Parameter didCheck: Called after the last part of each table.
  func batches(
    of tables: [Table], _ plans: [BatchPlan], didCheck: @Sendable @escaping () -> Void
  ) -> [[EntryBatch]] {
    let open = plans.enumerated().flatMap { table, plan in
      plan.parts.compactMap { part in
        if case .open(let keys) = part { OpenPart(table: table, keys: keys) } else { nil }
      }
    }
    var counts = [Int](repeating: 0, count: tables.count)
    for part in open { counts[part.table] += 1 }
    for count in counts where count == 0 { didCheck() }
    let left = Mutex(counts)
    let checked = map(open.count) { place in
      let part = open[place]
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
      plan.parts.compactMap { part in
        if case .known(let batch) = part { batch } else { next.next() }
      }
    }
  }
}
