/// The routes of one reader: immutable, so that any number of threads may look at once. A table of slots
/// with no more than half of them in use, looked through from where the key's hash says.
///
/// A look-up counts no references: the slots keep their routes, and the table keeps the slots.
final class RouteTable: @unchecked Sendable {
  /// A route and its mark, so that another's is told apart without a look at it.
  private struct Slot {
    var mark: UInt
    var route: Unmanaged<Route>
  }

  let count: Int
  private let routes: [Route]
  private let slots: UnsafeMutableBufferPointer<Slot?>
  private let mask: Int

  init(_ routes: [Route] = []) {
    self.routes = routes
    count = routes.count
    var size = 8
    while size < routes.count * 2 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: nil)
    for route in routes {
      var slot = route.key.hash & mask
      while slots[slot] != nil { slot = (slot + 1) & mask }
      slots[slot] = Slot(mark: route.key.mark, route: Unmanaged.passUnretained(route))
    }
  }

  deinit { slots.deallocate() }

  /// The route of a key, given by its parts, for as long as the table is kept; nil where there is none
  /// yet.
  @inline(__always)
  func find(_ mark: UInt, name: String, table: String?) -> Unmanaged<Route>? {
    var place = RouteKey.hash(mark, name: name, table: table) & mask
    while let slot = slots[place] {
      if slot.mark == mark,
        slot.route._withUnsafeGuaranteedRef({ $0.key.table == table && $0.key.name == name })
      {
        return slot.route
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// The same for what is looked for most: the usual table of what a mark alone says.
  @inline(__always)
  func find(_ mark: UInt) -> Unmanaged<Route>? {
    var place = RouteKey.hash(mark) & mask
    while let slot = slots[place] {
      if slot.mark == mark, slot.route._withUnsafeGuaranteedRef({ $0.key.isMark }) {
        return slot.route
      }
      place = (place + 1) & mask
    }
    return nil
  }

  subscript(key: RouteKey) -> Route? {
    find(key.mark, name: key.name, table: key.table)?.takeUnretainedValue()
  }

  /// The same with one route more.
  func adding(_ route: Route) -> RouteTable { RouteTable(routes + [route]) }
}
