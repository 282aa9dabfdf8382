/// The arguments of a message that somebody else has named: catalogs number them, in the order in which
/// they are declared or met.
struct ForeignNames {
  /// What stands for an argument behind its position: `@`, `lld`, `lf`.
  private var bodies: [String] = []
  /// The position of each name, from 1.
  private var places: [String: Int] = [:]

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
      if places[name] == nil { append(name, body) }
    }
  }

  /// Whether a name is known, and to be one of a whole number.
  func isNumber(_ name: String) -> Bool { places[name].map { bodies[$0 - 1] == "lld" } ?? false }

  mutating func argument(_ name: String, isNumber: Bool) -> ArgumentName {
    if let place = places[name] { return ArgumentName(position: place, body: bodies[place - 1]) }
    let body = isNumber || name == "count" ? "lld" : "@"
    append(name, body)
    return ArgumentName(position: bodies.count, body: body)
  }

  private mutating func append(_ name: String, _ body: String) {
    bodies.append(body)
    places[name] = bodies.count
  }
}
