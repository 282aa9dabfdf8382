extension JSONParser {
  /// The number of members of an object that is about to be closed.
  ///
  /// Refuses an object that holds a name twice: a reader would keep one of the two values and lose
  /// the other.
  ///
  /// - Parameter names: Memory to be used again from object to object.
  @inline(__always)
  func members(_ members: JSONView.Children, _ names: inout NameTable) throws(JSONError) -> Int {
    var count = 0
    var isAscending = true
    var previous = 0
    for (name, _) in members {
      if count > 0, isAscending { isAscending = members.view.isOrdered(previous, before: name) }
      previous = name
      count &+= 1
    }
    // Most objects are in some order, and what rises all along has nothing twice.
    if !isAscending { try refuseSameNames(among: members, count, &names) }
    return count
  }

  /// A few members are compared with each other, many by hash.
  @inline(never)
  private func refuseSameNames(
    among members: JSONView.Children, _ count: Int, _ names: inout NameTable
  ) throws(JSONError) {
    let view = members.view
    if count > 8 { names.reset(for: count) }
    for (name, _) in members {
      if count > 8 {
        if let first = names.insert(name, view) { throw sameName(first, name, view) }
        continue
      }
      for (earlier, _) in members {
        if earlier == name { break }
        if view.isSame(earlier, name) { throw sameName(earlier, name, view) }
      }
    }
  }

  private func sameName(_ first: Int, _ second: Int, _ view: JSONView) -> JSONError {
    let name = JSONMessage.text(view.string(second).quotedForMessage)
    let place = error(name, at: view.nodes[first].start)
    var failure = error(
      JSONMessage(
        "duplicate %@, first at line %@, column %@; keep one of them",
        with: [name, .text(String(place.line)), .text(String(place.column))]),
      at: view.nodes[second].start)
    let end = view.end(of: first + 1)
    let comma = view.bytes[end...].firstIndex(of: UInt8(ascii: ","))
    failure.repeated = view.nodes[first].start..<(comma.map { $0 + 1 } ?? end)
    return failure
  }
}

extension JSONView {
  /// Whether one name is before another in byte order, ignoring the case of ASCII letters.
  @inline(__always)
  fileprivate func isOrdered(_ a: Int, before b: Int) -> Bool {
    let (a, b) = (nodes[a], nodes[b])
    guard !a.hasEscapes, !b.hasEscapes else { return false }
    let (rangeA, rangeB) = (a.text, b.text)
    for offset in 0..<Swift.min(rangeA.count, rangeB.count) {
      let x = bytes[rangeA.lowerBound + offset].withoutCase
      let y = bytes[rangeB.lowerBound + offset].withoutCase
      if x != y { return x < y }
    }
    return rangeA.count < rangeB.count
  }

  fileprivate func isSame(_ a: Int, _ b: Int) -> Bool {
    let hasEscapes = nodes[a].hasEscapes || nodes[b].hasEscapes
    guard hasEscapes || nodes[a].text.count == nodes[b].text.count else { return false }
    return withText(a) { hasText(b, $0) }
  }
}

extension UInt8 {
  /// A capital as the small letter, anything else as it is.
  fileprivate var withoutCase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
