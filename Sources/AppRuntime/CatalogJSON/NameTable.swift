/// The names of one object by hash: 8 bytes a name, whatever their length.
///
/// Names are compared as text, so `"\u0061"` and `"a"` are the same, and byte for byte, so that `é`
/// and `e` with an accent are two names, as they are to whoever reads the file.
struct NameTable: Sendable {
  /// Indices of name nodes, 0 where free: node 0 is the whole document and never a name.
  private var slots: [UInt32] = []

  /// Forgets all names and makes room for some.
  mutating func reset(for count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: size))
  }

  /// Adds a name; where it is there already, the node that holds it.
  mutating func insert(
    _ node: Int, _ nodes: borrowing [JSONNode], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    withText(of: nodes[node], bytes) { text in
      let slot = slot(of: text, nodes, bytes)
      if slots[slot] != 0 { return Int(slots[slot]) }
      slots[slot] = UInt32(truncatingIfNeeded: node)
      return nil
    }
  }

  /// The node of a name.
  func find(
    _ text: UnsafeBufferPointer<UInt8>, _ nodes: borrowing [JSONNode],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard !slots.isEmpty else { return nil }
    let node = slots[slot(of: text, nodes, bytes)]
    return node == 0 ? nil : Int(node)
  }

  /// The slot that holds a name, or the free one where it would go.
  private func slot(
    of text: UnsafeBufferPointer<UInt8>, _ nodes: borrowing [JSONNode],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] != 0, !hasText(nodes[Int(slots[slot])], text, bytes) {
      slot = (slot + 1) & mask
    }
    return slot
  }
}

/// Lends the text of a string node: the file's own bytes where there is nothing to unescape.
@inline(__always)
func withText<Result>(
  of node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  let raw = UnsafeBufferPointer(rebasing: bytes[node.text])
  return node.hasEscapes ? unescape(raw).withUnsafeBufferPointer(body) : body(raw)
}

/// Whether a string node says just this.
@inline(__always)
func hasText(
  _ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
) -> Bool {
  withText(of: node, bytes) { $0.isEqual(text) }
}
