/// The names of one object by hash: 8 bytes a name, whatever their length.
///
/// Names are compared by value, so `"\u0061"` and `"a"` are the same, and byte by byte, so that `é`
/// and `e` with an accent are two names.
struct NameTable: Sendable {
  /// Name nodes, 0 if free: node 0 is the whole document and never a name.
  private var slots: [UInt32] = []

  /// Forgets all names and makes room for some.
  mutating func reset(for count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: size))
  }

  /// Adds a name; returns the node of an equal one.
  mutating func insert(_ node: Int, _ view: JSONView) -> Int? {
    let slot = view.withText(node) { self.slot(of: $0, view) }
    if slots[slot] != 0 { return Int(slots[slot]) }
    slots[slot] = UInt32(truncatingIfNeeded: node)
    return nil
  }

  /// The node of a name.
  func find(_ text: UnsafeBufferPointer<UInt8>, _ view: JSONView) -> Int? {
    guard !slots.isEmpty else { return nil }
    let node = slots[slot(of: text, view)]
    return node == 0 ? nil : Int(node)
  }

  /// Returns the slot of a name, or the free one for it.
  private func slot(of text: UnsafeBufferPointer<UInt8>, _ view: JSONView) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] != 0, !view.hasText(Int(slots[slot]), text) { slot = (slot + 1) & mask }
    return slot
  }
}
