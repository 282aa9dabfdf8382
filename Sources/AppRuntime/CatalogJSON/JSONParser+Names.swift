extension JSONParser {
  /// Refuses an object that holds a name twice: whichever of the two a reader kept, the other would
  /// be lost.
  @inline(__always)
  mutating func refuseSameNames(in object: Int) throws(JSONError) {
    // Nothing, or one member with a scalar.
    guard nodes.count - object > 3 else { return }
    let same = nodes.withUnsafeBufferPointer { nodes in
      Self.sameNames(in: object, JSONView(bytes: bytes, nodes: nodes), &names)
    }
    guard let same else { return }
    let first = error("", at: Int(nodes[same.first].start))
    let text = nodes.withUnsafeBufferPointer {
      JSONView(bytes: bytes, nodes: $0).string(same.second)
    }
    throw error(
      """
      \(text.quotedForMessage) stands here a second time, the first is at line \(first.line), column \
      \(first.column); keep one of them
      """,
      at: Int(nodes[same.second].start))
  }

  /// Two members with one name; a few members are compared with each other, many by hash.
  private static func sameNames(
    in object: Int, _ view: JSONView, _ names: inout NameTable
  ) -> (first: Int, second: Int)? {
    var count = 0
    for _ in view.members(of: object) { count += 1 }
    if count > 8 { names.reset(for: count) }
    for member in view.members(of: object) {
      if count > 8 {
        if let first = names.insert(member.name, view) { return (first, member.name) }
        continue
      }
      for earlier in view.members(of: object) {
        if earlier.name == member.name { break }
        if isSame(earlier.name, member.name, view) { return (earlier.name, member.name) }
      }
    }
    return nil
  }

  @inline(__always)
  private static func isSame(_ a: Int, _ b: Int, _ view: JSONView) -> Bool {
    let hasEscapes = view.nodes[a].hasEscapes || view.nodes[b].hasEscapes
    guard hasEscapes || view.nodes[a].text.count == view.nodes[b].text.count else { return false }
    return view.withText(a) { view.hasText(b, $0) }
  }
}
