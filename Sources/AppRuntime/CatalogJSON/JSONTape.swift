/// The nodes of a document; nothing changes them once it is made, so all threads may read them.
final class JSONTape: @unchecked Sendable {
  let nodes: UnsafeBufferPointer<JSONNode>

  init(_ nodes: UnsafeBufferPointer<JSONNode>) { self.nodes = nodes }

  deinit { nodes.deallocate() }

  /// A tape that is being filled. It manages its own memory: an array would check for each added
  /// node whether it is shared.
  struct Builder: ~Copyable {
    private var memory: UnsafeMutablePointer<JSONNode>
    private(set) var count = 0
    private var capacity: Int

    /// Makes room for as many nodes as catalogs have; pages that are never written to cost no memory.
    init(forBytes bytes: Int) {
      capacity = bytes / 10 + 16
      memory = .allocate(capacity: capacity)
    }

    deinit { memory.deallocate() }

    @inline(__always)
    mutating func append(_ node: JSONNode) {
      if count == capacity {
        memory = Self.moved(memory, count, to: capacity * 2)
        capacity *= 2
      }
      (memory + count).initialize(to: node)
      count += 1
    }

    /// - Parameter index: Of a node that was appended.
    @inline(__always)
    subscript(index: Int) -> JSONNode { memory[index] }

    /// Lends the nodes so far.
    @inline(__always)
    var nodes: UnsafeBufferPointer<JSONNode> { UnsafeBufferPointer(start: memory, count: count) }

    /// Appends the end of a container, and records it in the container.
    @inline(__always)
    mutating func close(_ container: Int, at position: Int, count parts: Int) {
      let node = memory[container]
      memory[container] = JSONNode(
        node.kind == .object ? .object : .array, start: node.start, extent: count)
      append(JSONNode(.end, start: position, extent: parts))
    }

    consuming func finish() -> JSONTape {
      let buffer = UnsafeBufferPointer(start: memory, count: count)
      discard self
      return JSONTape(buffer)
    }

    @inline(never)
    private static func moved(
      _ memory: UnsafeMutablePointer<JSONNode>, _ count: Int, to capacity: Int
    ) -> UnsafeMutablePointer<JSONNode> {
      let larger = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity)
      larger.moveInitialize(from: memory, count: count)
      memory.deallocate()
      return larger
    }
  }
}
