/// Items by a key, in the order of the sources: one array, sorted into buckets by counting.
struct DeclarationIndex: Sendable {
  private struct Row {
    var key: UInt32
    var place: DeclarationID
  }

  private let rows: [Row]
  private let starts: [Int32]
  private let mask: UInt32
  /// The items of sources that have changed since, by source and key.
  private var replaced: [Int32: [UInt32: [DeclarationID]]] = [:]

  /// - Parameters:
  ///   - expected: The approximate number of items.
  ///   - walk: Calls its argument with every key and item.
  init(expecting expected: Int, _ walk: ((UInt32, DeclarationID) -> Void) -> Void) {
    var found: [Row] = []
    found.reserveCapacity(expected)
    walk { found.append(Row(key: $0, place: $1)) }
    var size = 64
    while size < found.count { size *= 2 }
    let mask = UInt32(truncatingIfNeeded: size - 1)
    var starts = [Int32](repeating: 0, count: size + 1)
    for row in found { starts[Int(row.key & mask) + 1] += 1 }
    for slot in 1...size { starts[slot] += starts[slot - 1] }
    var next = starts
    let rows = [Row](unsafeUninitializedCapacity: found.count) { buffer, filled in
      for row in found {
        let slot = Int(row.key & mask)
        buffer.baseAddress?.advanced(by: Int(next[slot])).initialize(to: row)
        next[slot] += 1
      }
      filled = found.count
    }
    (self.rows, self.starts, self.mask) = (rows, starts, mask)
  }

  /// The items of a key.
  func places(_ key: UInt32) -> [DeclarationID] {
    let slot = Int(key & mask)
    var found: [DeclarationID] = []
    for row in rows[Int(starts[slot])..<Int(starts[slot + 1])] where row.key == key {
      found.append(row.place)
    }
    return replaced.isEmpty ? found : current(found, key)
  }

  // MARK: Changes

  /// The number of sources that have changed since the index was made.
  var replacedCount: Int { replaced.count }

  /// Replaces the items of a source.
  ///
  /// - Parameter walk: Calls its argument with every key and item of the source, in order.
  mutating func replace(_ source: Int, _ walk: ((UInt32, DeclarationID) -> Void) -> Void) {
    var items: [UInt32: [DeclarationID]] = [:]
    walk { items[$0, default: []].append($1) }
    replaced[Int32(truncatingIfNeeded: source)] = items
  }

  private func current(_ old: [DeclarationID], _ key: UInt32) -> [DeclarationID] {
    let kept = old.filter { replaced[$0.source] == nil }
    let new = replaced.values.flatMap { $0[key] ?? [] }
    guard !new.isEmpty else { return kept }
    return (kept + new).sorted { ($0.source, $0.item) < ($1.source, $1.item) }
  }
}
