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
        throw wrongType(
          node, JSONMessage("a string"),
          isSimple ? JSONMessage("put it in quotes") : JSONMessage("replace it with a text"))
      }
    case .flag:
      guard kind == .true || kind == .false else {
        throw wrongType(
          node, JSONMessage("true or false"), JSONMessage("write one of the two, without quotes"))
      }
    case .argument: try checkArgument(node)
    case .texts:
      guard kind == .array else {
        throw wrongType(node, JSONMessage("a list"), JSONMessage("write [ ] around it"))
      }
      for element in view.elements(of: node) { try check(element.value, .text) }
    default:
      guard kind == .object else {
        throw wrongType(
          node, JSONMessage("an object"), JSONMessage("write { } with its members"))
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
      throw document.error(
        node,
        JSONMessage(
          "%@ has no %@; %@",
          with: [view.name(of: node), .text("\"\(name)\""), mend]))
    }
  }

  private func checkArgument(_ node: Int) throws(JSONError) {
    guard view.nodes[node].kind == .number else {
      throw wrongType(
        node, JSONMessage("a number"), JSONMessage("write the argument's position, from 1"))
    }
    guard let number = Int(String(decoding: view.source(node), as: UTF8.self)),
      1...Self.highestArgument ~= number
    else {
      let digits = String(decoding: view.source(node), as: UTF8.self).prefix(40)
      throw document.error(
        node,
        JSONMessage(
          "%@ is %@; write a whole number from %@ to %@",
          with: [
            view.name(of: node), .text(String(digits)), .text("1"),
            .text(String(Self.highestArgument)),
          ]))
    }
  }

  private func wrongType(
    _ node: Int, _ wanted: JSONMessage, _ mend: JSONMessage
  ) -> JSONError {
    document.error(
      node,
      JSONMessage(
        "%@ must be %@, not %@; %@",
        with: [view.name(of: node), wanted, view.nodes[node].kind.words, mend]))
  }
}
