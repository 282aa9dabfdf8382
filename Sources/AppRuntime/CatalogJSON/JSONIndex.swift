/// The members of one large object by name.
package struct JSONIndex: Sendable {
  private var table = NameTable()
  package private(set) var count = 0

  /// Takes the names of an object in, in one pass.
  package init(_ object: Int, of document: JSONDocument) {
    count = document.members(of: object).reduce(into: 0) { count, _ in count += 1 }
    table.reset(for: count)
    document.bytes.withUnsafeBufferPointer { bytes in
      for member in document.members(of: object) {
        _ = table.insert(member.name, document.nodes, bytes)
      }
    }
  }

  /// The node of a name; its value is the next.
  package func find(_ name: String, in document: JSONDocument) -> Int? {
    var name = name
    return name.withUTF8 { name in
      document.bytes.withUnsafeBufferPointer { table.find(name, document.nodes, $0) }
    }
  }
}
