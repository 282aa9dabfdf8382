import PhrasebookModel

/// The batches in which the entries of a table are checked: those whose last results still hold, and
/// those to be checked, in the order of the keys.
struct BatchPlan {
  /// Some entries.
  enum Batch {
    case known(EntryBatch)
    case unchecked(ArraySlice<String>)
  }

  private(set) var batches: [Batch] = []
  /// Whether they are the batches of the last audit, and no place in them has moved.
  private(set) var isUnchanged = false

  /// Few enough that all cores have some of a small catalog; each batch prepares its languages.
  private static let most = 64
  /// Fewer, if batches are checked one by one as they change.
  private static let mostKept = 16

  /// - Parameters:
  ///   - keepsResults: Whether the results are to be used by the next audit.
  ///   - last: The results of the last audit; nil for the first.
  init(_ table: Table, keepsResults: Bool, last: AuditMemory.Known?) {
    let most = keepsResults ? Self.mostKept : Self.most
    let keys = table.keys[...]
    guard let last else {
      add(keys, most: most)
      return
    }
    let changes = TableChanges(of: table, since: last.table)
    isUnchanged = true
    let starts = Dictionary(
      last.batches.enumerated().compactMap { place, batch in
        batch.keys.first.map { (ExactString($0), place) }
      }
    ) { first, _ in first }
    var (start, next) = (keys.startIndex, keys.startIndex)
    while next < keys.endIndex {
      guard let place = starts[ExactString(keys[next])],
        let (batch, shift) = Self.moved(last.batches[place], to: keys[next...], changes)
      else {
        next += 1
        continue
      }
      add(keys[start..<next], most: most)
      isUnchanged = isUnchanged && place == batches.count && shift.isNothing
      batches.append(.known(batch))
      next += batch.keys.count
      start = next
    }
    add(keys[start...], most: most)
    isUnchanged = isUnchanged && batches.count == last.batches.count
  }

  private mutating func add(_ keys: ArraySlice<String>, most: Int) {
    var rest = keys
    if !rest.isEmpty { isUnchanged = false }
    while !rest.isEmpty {
      batches.append(.unchecked(rest.prefix(most)))
      rest = rest.dropFirst(most)
    }
  }

  /// A batch for the first of some keys; nil if it does not hold for them.
  private static func moved(
    _ batch: EntryBatch, to keys: ArraySlice<String>, _ changes: TableChanges
  ) -> (EntryBatch, EntryShift)? {
    let keys = keys.prefix(batch.keys.count)
    guard keys.count == batch.keys.count,
      zip(keys, batch.keys).allSatisfy({ $0.isExactly($1) }),
      let shift = changes.shift(of: keys)
    else { return nil }
    var moved = batch.moved(shift, in: changes.new)
    moved.keys = keys
    return (moved, shift)
  }
}
