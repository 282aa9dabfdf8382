/// Byte offsets to lines and columns, for one file.
struct PlaceTable {
  private var starts: [UInt32] = [0]
  /// The origin of the pieces of an excerpt; empty for a whole file.
  private var pieces: [Excerpt.Piece] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(bytes.count / 30 + 1)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte <= 0x0D else { continue }
      if byte == 0x0A {
        starts.append(UInt32(truncatingIfNeeded: offset))
      } else if byte == 0x0D, offset == bytes.count || bytes[offset] != 0x0A {
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
  }

  /// The same for an excerpt of the file.
  func excerpt(_ pieces: [Excerpt.Piece]) -> PlaceTable {
    var table = self
    table.pieces = pieces
    return table
  }

  /// The place in the file of the byte at an offset.
  func place(at offset: Int) -> Place {
    let offset = origin(of: offset)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return Place(
      line: UInt32(low + 1), column: UInt32(truncatingIfNeeded: offset - Int(starts[low]) + 1))
  }

  private func origin(of offset: Int) -> Int {
    guard !pieces.isEmpty else { return offset }
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    return pieces[low].origin + max(0, offset - pieces[low].start)
  }
}
