/// A document as it is read: two borrowed buffers, so that passing it on and walking through it costs
/// no reference counting. It must not leave the closure of `JSONDocument.withView`.
///
/// Nodes are numbers that came from this view; any other number is a mistake of the caller. Public, as
/// only public functions are inlined into other modules, and a walk consists of very small ones.
@frozen
public struct JSONView {
  /// The bytes of the document.
  public let bytes: UnsafeBufferPointer<UInt8>
  /// The tape; the first node is the whole document.
  public let nodes: UnsafeBufferPointer<JSONNode>

  @usableFromInline
  init(bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<JSONNode>) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// Returns the value of a string or of a member's name.
  @inlinable
  public func string(_ node: Int) -> String {
    let value = nodes[node]
    guard !value.hasEscapes else {
      return withText(node) { String(decoding: $0, as: UTF8.self) }
    }
    let text = UnsafeBufferPointer(rebasing: bytes[value.text])
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // The parser has validated every byte.
      return String(copying: UTF8Span(unchecked: text.span, isKnownASCII: value.isASCII))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the range of a node, from its first byte to its last.
  @inlinable @inline(__always)
  public func range(of node: Int) -> Range<Int> { nodes[node].start..<end(of: node) }

  /// The offset one past the last byte of a node.
  @inlinable @inline(__always)
  public func end(of node: Int) -> Int {
    let value = nodes[node]
    return value.isContainer ? nodes[value.extent].start + 1 : value.start + value.extent
  }

  /// The node that follows a value and all its parts.
  @inlinable @inline(__always)
  public func next(after node: Int) -> Int {
    let value = nodes[node]
    return value.isContainer ? value.extent + 1 : node + 1
  }

  /// The bytes of a node as they are written.
  @inlinable
  public func source(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range(of: node)])
  }

  /// Lends the value of a string: the file's own bytes if it has no escapes.
  @inlinable
  public func withText<Result>(
    _ node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let node = nodes[node]
    let raw = UnsafeBufferPointer(rebasing: bytes[node.text])
    guard node.hasEscapes else { return body(raw) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.count) { text in
      body(UnsafeBufferPointer(rebasing: text[..<unescape(raw, into: text)]))
    }
  }

  /// Whether a string has a value, byte by byte.
  @inlinable @inline(__always)
  public func hasText(_ node: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let value = nodes[node]
    guard !value.hasEscapes else { return withText(node) { $0.isEqual(text) } }
    return UnsafeBufferPointer(rebasing: bytes[value.text]).isEqual(text)
  }

  /// Whether the text of a string node has exactly these bytes.
  @inlinable
  public func hasText(_ node: Int, _ text: String) -> Bool {
    text.withUTF8Lent { hasText(node, $0) }
  }

  /// Whether a node is a string, and just this word of the format.
  @inlinable @inline(__always)
  public func isWord(_ node: Int, _ text: StaticString) -> Bool {
    // A string with escapes may be longer than its value.
    guard nodes[node].kind == .string else { return false }
    guard nodes[node].hasEscapes || nodes[node].text.count == text.utf8CodeUnitCount else {
      return false
    }
    return hasText(
      node, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension JSONView {
  /// A member of an object; or an element of an array, whose name is its value.
  public typealias Child = (name: Int, value: Int)

  /// Returns the members of an object, in order; none for any other value.
  @inlinable @inline(__always)
  public func members(of object: Int) -> Children {
    let isObject = nodes[object].kind == .object
    return children(
      from: object + 1, to: isObject ? nodes[object].extent : object, areNamed: true)
  }

  /// Returns the elements of an array, in order; none for any other value.
  @inlinable @inline(__always)
  public func elements(of array: Int) -> Children {
    let isArray = nodes[array].kind == .array
    return children(from: array + 1, to: isArray ? nodes[array].extent : array, areNamed: false)
  }

  /// Returns the number of members of an object, or elements of an array; 0 for any other value.
  @inlinable @inline(__always)
  public func count(of container: Int) -> Int {
    let value = nodes[container]
    return value.isContainer ? nodes[value.extent].extent : 0
  }

  /// The members of an object or the elements of an array.
  public func children(of container: Int) -> [Child] {
    Array(nodes[container].kind == .object ? members(of: container) : elements(of: container))
  }

  /// One member.
  @inlinable
  public func member(_ name: String, of object: Int) -> Child? {
    members(of: object).first { hasText($0.name, name) }
  }

  /// The parts on a range of the tape that begins and ends between two parts.
  @inlinable @inline(__always)
  func children(from node: Int, to end: Int, areNamed: Bool) -> Children {
    Children(view: self, node: node, end: end, isNamed: areNamed)
  }

  /// The parts of a container as a sequence.
  @frozen
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let view: JSONView
    @usableFromInline var node: Int
    @usableFromInline let end: Int
    @usableFromInline let isNamed: Bool

    @inlinable
    init(view: JSONView, node: Int, end: Int, isNamed: Bool) {
      self.view = view
      self.node = node
      self.end = end
      self.isNamed = isNamed
    }

    /// Returns the next part.
    @inlinable @inline(__always)
    public mutating func next() -> Child? {
      guard node < end else { return nil }
      let part = (name: node, value: isNamed ? node + 1 : node)
      node = view.next(after: part.value)
      return part
    }
  }
}
