extension JSONDocument {
  /// The members of an object, in the order of the text; none for any other value.
  @inline(__always)
  package func members(of object: Int) -> Parts {
    Parts(nodes: nodes, node: object + 1, end: end(of: object, .object), isNamed: true)
  }

  /// The elements of an array, in order; none for any other value.
  package func elements(of array: Int) -> Parts {
    Parts(nodes: nodes, node: array + 1, end: end(of: array, .array), isNamed: false)
  }

  @inline(__always)
  private func end(of node: Int, _ kind: JSONNode.Kind) -> Int {
    nodes[node].kind == kind ? Int(nodes[node].next) : node + 1
  }

  /// The value of a member.
  package func member(_ name: String, of object: Int) -> (name: Int, value: Int)? {
    members(of: object).first { hasText($0.name, name) }
  }

  /// A member of an object, or an element of an array, whose name and value are one.
  package typealias Part = (name: Int, value: Int)

  /// The parts of a container as a sequence.
  package struct Parts: Sequence, IteratorProtocol {
    let nodes: [JSONNode]
    var node: Int
    let end: Int
    let isNamed: Bool

    @inline(__always)
    package mutating func next() -> Part? {
      guard node < end else { return nil }
      let part = (name: node, value: isNamed ? node + 1 : node)
      node = Int(nodes[part.value].next)
      return part
    }
  }
}
