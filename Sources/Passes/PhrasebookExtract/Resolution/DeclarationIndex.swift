/// Items by a key, in the order in which they were added: one array, sorted into buckets by counting.
struct DeclarationIndex: Sendable {
  private struct Row {
    var key: UInt32
    var place: DeclarationID
  }

  private let rows: [Row]
  private let starts: [Int32]
  private let mask: UInt32

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
    return found
  }
}
