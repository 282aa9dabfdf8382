/// The arguments of a message that somebody else has named: catalogs number them, in the order in which
/// they are declared or met.
struct ForeignNames {
  /// What stands for an argument behind its position: `@`, `lld`, `lf`.
  private var bodies: [(name: String, body: String)] = []

  init() {}

  /// - Parameter types: The names with their types as ARB has them: `int`, `double`, `String`.
  init(types: [(name: String, type: String)]) {
    for (name, type) in types where ArgumentName(name) == nil {
      let body =
        switch type {
        case "int", "num": "lld"
        case "double": "lf"
        default: "@"
        }
      bodies.append((name, body))
    }
  }

  /// Whether a name is known, and to be one of a whole number.
  func isNumber(_ name: String) -> Bool {
    bodies.contains { $0.name == name && $0.body == "lld" }
  }

  mutating func argument(_ name: String, isNumber: Bool) -> ArgumentName {
    if let place = bodies.firstIndex(where: { $0.name == name }) {
      return ArgumentName(position: place + 1, body: bodies[place].body)
    }
    bodies.append((name, isNumber || name == "count" ? "lld" : "@"))
    return ArgumentName(position: bodies.count, body: bodies.last?.body ?? "@")
  }
}
