/// The routes of one list of preferred languages: immutable, so any number of threads may read. A
/// hash table with open addressing that is at most half full.
///
/// A look-up counts no references: the table keeps the routes.
final class RouteTable: @unchecked Sendable {
  /// A route and its mark, so that most others are skipped without a memory access.
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

  /// Returns the route of a key, by its parts; nil if absent. It lives as long as the table.
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

  /// Returns the route of the usual table for a mark: the common case.
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

  /// Returns a table with one more route.
  func adding(_ route: Route) -> RouteTable { RouteTable(routes + [route]) }
}
