/// A document as it is read: two borrowed buffers, so that passing it on and walking through it costs
/// no reference counting. It must not leave the closure of `JSONDocument.withView`.
///
/// Nodes are numbers that came from this view; any other number is a mistake of the caller. Public, as
/// only public functions are inlined into other modules, and a walk consists of very small ones.
@frozen
public struct JSONView {
  public let bytes: UnsafeBufferPointer<UInt8>
  /// The tape; the first node is the whole document.
  public let nodes: UnsafeBufferPointer<JSONNode>

  @usableFromInline
  init(bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<JSONNode>) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// The text of a string or of a member's name.
  @inlinable
  public func string(_ node: Int) -> String {
    withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a node as they are written.
  @inlinable
  public func source(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[nodes[node].range])
  }

  /// Lends the text of a string node: the file's own bytes where there is nothing to unescape.
  @inlinable
  public func withText<Result>(
    _ node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let node = nodes[node]
    let raw = UnsafeBufferPointer(rebasing: bytes[node.text])
    return node.hasEscapes ? unescape(raw).withUnsafeBufferPointer(body) : body(raw)
  }

  /// Whether a string node says just this, byte for byte.
  @inlinable
  public func hasText(_ node: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    withText(node) { $0.isEqual(text) }
  }

  /// Whether a string node says just this, byte for byte.
  @inlinable
  public func hasText(_ node: Int, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { hasText(node, $0) }
  }

  /// Whether a string node is a word of the format.
  @inlinable @inline(__always)
  public func isWord(_ node: Int, _ text: StaticString) -> Bool {
    // What is spelled with escapes may be longer than it says.
    guard nodes[node].hasEscapes || nodes[node].text.count == text.utf8CodeUnitCount else {
      return false
    }
    return hasText(
      node, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension JSONView {
  /// A member of an object; or an element of an array, whose name is its value.
  public typealias Part = (name: Int, value: Int)

  /// The members of an object, in the order of the text; none for any other value.
  @inlinable @inline(__always)
  public func members(of object: Int) -> Parts {
    Parts(nodes: nodes, node: object + 1, end: end(of: object, .object), isNamed: true)
  }

  /// The elements of an array, in order; none for any other value.
  @inlinable
  public func elements(of array: Int) -> Parts {
    Parts(nodes: nodes, node: array + 1, end: end(of: array, .array), isNamed: false)
  }

  /// How many members an object has, or elements an array.
  @inlinable
  public func count(of container: Int) -> Int {
    var count = 0
    let isNamed = nodes[container].kind == .object
    var parts = isNamed ? members(of: container) : elements(of: container)
    while parts.next() != nil { count += 1 }
    return count
  }

  /// The members of an object or the elements of an array.
  public func parts(of container: Int) -> [Part] {
    Array(nodes[container].kind == .object ? members(of: container) : elements(of: container))
  }

  /// One member.
  @inlinable
  public func member(_ name: String, of object: Int) -> Part? {
    members(of: object).first { hasText($0.name, name) }
  }

  @inlinable @inline(__always)
  func end(of node: Int, _ kind: JSONNode.Kind) -> Int {
    nodes[node].kind == kind ? Int(nodes[node].next) : node + 1
  }

  /// The parts of a container as a sequence.
  @frozen
  public struct Parts: Sequence, IteratorProtocol {
    @usableFromInline let nodes: UnsafeBufferPointer<JSONNode>
    @usableFromInline var node: Int
    @usableFromInline let end: Int
    @usableFromInline let isNamed: Bool

    @inlinable
    init(nodes: UnsafeBufferPointer<JSONNode>, node: Int, end: Int, isNamed: Bool) {
      self.nodes = nodes
      self.node = node
      self.end = end
      self.isNamed = isNamed
    }

    @inlinable @inline(__always)
    public mutating func next() -> Part? {
      guard node < end else { return nil }
      let part = (name: node, value: isNamed ? node + 1 : node)
      node = Int(nodes[part.value].next)
      return part
    }
  }
}
