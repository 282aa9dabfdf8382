internal import CatalogJSON

/// In comes a document; out goes nothing, or the first value that is not what the format wants.
struct SchemaCheck {
  /// The highest `argNum`: no text has as many arguments, and code that counts to it stays safe.
  static let highestArgument = 4096

  let view: JSONView
  let document: JSONDocument

  func check() throws(JSONError) {
    try check(0, .root)
  }

  private func check(_ node: Int, _ shape: Shape) throws(JSONError) {
    let kind = view.nodes[node].kind
    switch shape {
    case .unknown: return
    case .text:
      guard kind == .string else {
        let isSimple = kind == .number || kind == .true || kind == .false
        let mend = isSimple ? "put it in quotes" : "replace it with a text"
        throw wrongType(node, "a string", mend)
      }
    case .flag:
      guard kind == .true || kind == .false else {
        throw wrongType(node, "true or false", "write one of the two, without quotes")
      }
    case .argument: try checkArgument(node)
    case .texts:
      guard kind == .array else { throw wrongType(node, "a list", "write [ ] around it") }
      for element in view.elements(of: node) { try check(element.value, .text) }
    default:
      guard kind == .object else {
        throw wrongType(node, "an object", "write { } with its members")
      }
      for member in view.members(of: node) {
        let inner = shape.member(member.name, in: view)
        // What nearly all of a catalog consists of is seen at a glance.
        if inner == .localization, view.onlyText(of: member.value) != nil { continue }
        try check(member.value, inner)
      }
      try checkRequired(node, shape)
    }
  }

  @inline(__always)
  private func checkRequired(_ node: Int, _ shape: Shape) throws(JSONError) {
    switch shape {
    case .root, .stringUnit, .stringSet: break
    default: return
    }
    for (name, mend) in shape.required
    where !view.members(of: node).contains(where: { view.isWord($0.name, name) }) {
      throw error(node, "has no \"\(name)\"; \(mend)")
    }
  }

  private func checkArgument(_ node: Int) throws(JSONError) {
    guard view.nodes[node].kind == .number else {
      throw wrongType(node, "a number", "write the argument's position, from 1")
    }
    guard let number = Int(String(decoding: view.source(node), as: UTF8.self)),
      1...Self.highestArgument ~= number
    else {
      let digits = String(decoding: view.source(node), as: UTF8.self).prefix(40)
      throw error(
        node, "is \(digits); write a whole number from 1 to \(Self.highestArgument)")
    }
  }

  private func wrongType(_ node: Int, _ wanted: String, _ mend: String) -> JSONError {
    let found =
      switch view.nodes[node].kind {
      case .null: "null"
      case .true, .false: "a boolean"
      case .number: "a number"
      case .string: "a string"
      case .array: "a list"
      case .object: "an object"
      }
    return error(node, "must be \(wanted), not \(found); \(mend)")
  }

  private func error(_ node: Int, _ message: String) -> JSONError {
    let place = document.place(of: node)
    let path = view.path(to: node)
    return JSONError(
      message: "\(path.isEmpty ? "the file" : path) \(message)", line: place.line,
      column: place.column)
  }
}

extension JSONView {
  /// The names that lead to a value, for a message: `strings."Hello %@".localizations.fr`.
  func path(to target: Int) -> String {
    var steps: [String] = []
    var node = 0
    while node != target {
      let parts = nodes[node].kind == .object ? members(of: node) : elements(of: node)
      guard let part = parts.first(where: { target < next(after: $0.value) }) else { break }
      if part.name == part.value {
        steps.append("[]")
      } else {
        let name = string(part.name)
        let isWord = !name.isEmpty && name.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 == 0x2D }
        steps.append(isWord ? name : name.quotedForMessage)
      }
      node = part.value
    }
    return steps.joined(separator: ".")
  }
}
