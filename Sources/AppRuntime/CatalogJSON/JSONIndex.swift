/// The members of one large object by name.
package struct JSONIndex: Sendable {
  private var table = NameTable()
  /// The number of entries.
  package private(set) var count = 0

  /// Takes the names of an object in, in one pass.
  package init(_ object: Int, of view: JSONView) {
    for _ in view.members(of: object) { count += 1 }
    table.reset(for: count)
    for member in view.members(of: object) { _ = table.insert(member.name, view) }
  }

  /// The member of a name.
  package func find(_ name: String, in view: JSONView) -> JSONView.Child? {
    var name = name
    return name.withUTF8 { table.find($0, view) }.map { ($0, $0 + 1) }
  }
}
