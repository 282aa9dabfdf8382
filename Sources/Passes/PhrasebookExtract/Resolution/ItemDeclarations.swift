import struct PhrasebookPlatform.Mutex

/// The declarations of the items of one text that were read so far: each item is read once, whatever threads and
/// modules ask for it.
package final class ItemDeclarations: Sendable {
  /// The bytes of an item in the text.
  private struct ItemRange: Hashable {
    var start: UInt32
    var end: UInt32
  }

  private let known = Mutex<[ItemRange: [Declaration]]>([:])

  package init() {}

  /// The declarations of an item.
  ///
  /// - Parameter read: Reads them; two threads may do so at the same time, with the same result.
  func declarations(of item: Item, read: () -> [Declaration]) -> [Declaration] {
    let range = ItemRange(start: item.start, end: item.end)
    if let known = known.withLock({ $0[range] }) { return known }
    let found = read()
    known.withLock { $0[range] = found }
    return found
  }
}
