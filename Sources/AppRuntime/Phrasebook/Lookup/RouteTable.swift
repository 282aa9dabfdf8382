/// The routes of one reader: immutable, so that any number of threads may look at once. A table of slots
/// with no more than half of them in use, looked through from where the key's hash says.
///
/// A look-up counts no references: the slots keep their routes, and the table keeps the slots.
final class RouteTable: @unchecked Sendable {
  let count: Int
  private let routes: [Route]
  private let slots: UnsafeMutableBufferPointer<Unmanaged<Route>?>
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
      slots[slot] = Unmanaged.passUnretained(route)
    }
  }

  deinit { slots.deallocate() }

  /// Lends the route of a key; nil where there is none yet.
  @inline(__always)
  func with<Result>(_ key: borrowing RouteKey, _ body: (Route) -> Result) -> Result? {
    var slot = key.hash & mask
    while let route = slots[slot] {
      if route._withUnsafeGuaranteedRef({ $0.key.isEqual(to: key) }) {
        return route._withUnsafeGuaranteedRef(body)
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  subscript(key: RouteKey) -> Route? { with(key) { $0 } }

  /// The same with one route more.
  func adding(_ route: Route) -> RouteTable { RouteTable(routes + [route]) }
}
