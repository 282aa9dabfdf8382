/// Items by a key, in the order in which they were added: one array, sorted into buckets by counting.
struct PlaceIndex: Sendable {
  private struct Row {
    var key: UInt32
    var place: LibraryPlace
  }

  private let rows: [Row]
  private let starts: [Int32]
  private let mask: UInt32

  /// - Parameter walk: Gives every key and item to what it is handed; it is called three times.
  init(_ walk: ((UInt32, LibraryPlace) -> Void) -> Void) {
    var count = 0
    walk { _, _ in count += 1 }
    var size = 64
    while size < count { size *= 2 }
    let mask = UInt32(truncatingIfNeeded: size - 1)
    var starts = [Int32](repeating: 0, count: size + 1)
    walk { key, _ in starts[Int(key & mask) + 1] += 1 }
    for slot in 1...size { starts[slot] += starts[slot - 1] }
    var next = starts
    var rows = [Row](repeating: Row(key: 0, place: LibraryPlace(0, 0)), count: count)
    walk { key, place in
      let slot = Int(key & mask)
      rows[Int(next[slot])] = Row(key: key, place: place)
      next[slot] += 1
    }
    (self.rows, self.starts, self.mask) = (rows, starts, mask)
  }

  /// The items of a key.
  func places(_ key: UInt32) -> [LibraryPlace] {
    let slot = Int(key & mask)
    var found: [LibraryPlace] = []
    for row in rows[Int(starts[slot])..<Int(starts[slot + 1])] where row.key == key {
      found.append(row.place)
    }
    return found
  }
}
