internal import CatalogJSON

/// Checks that every value of a document has the shape that the schema defines, and describes the first
/// that has not.
struct SchemaCheck {
  let view: JSONView
  let document: JSONDocument

  /// Throws if a value of the document is not valid.
  func check() throws(JSONError) {
    guard let mismatch = view.mismatch(0, .root) else { return }
    let node = mismatch.node
    switch mismatch.reason {
    case .type(let shape): throw wrongType(node, shape)
    case .missing(let field): throw missing(field, node)
    case .argument:
      let digits = String(decoding: view.source(node), as: UTF8.self).prefix(40)
      throw document.error(
        node,
        JSONMessage(
          "%@ is %@; write a whole number from %@ to %@",
          with: [
            view.name(of: node), .text(String(digits)), .text("1"),
            .text(String(SchemaMismatch.highestArgument)),
          ]))
    }
  }

  private func missing(_ field: CatalogField, _ node: Int) -> JSONError {
    let member = JSONMessage.text("\"\(field.name)\" : \(field.example ?? "")")
    let fix =
      field == .sourceLanguage
      ? JSONMessage("add %@, or whichever it is", with: [member])
      : JSONMessage("add %@", with: [member])
    return document.error(
      node,
      JSONMessage(
        "%@ has no %@; %@", with: [view.name(of: node), .text("\"\(field.name)\""), fix]))
  }

  private func wrongType(_ node: Int, _ shape: CatalogShape) -> JSONError {
    let kind = view.nodes[node].kind
    let wanted: JSONMessage
    let fix: JSONMessage
    switch shape {
    case .text:
      let isSimple = kind == .number || kind == .true || kind == .false
      wanted = JSONMessage("a string")
      fix =
        isSimple ? JSONMessage("put it in quotes") : JSONMessage("replace it with a text")
    case .flag:
      wanted = JSONMessage("true or false")
      fix = JSONMessage("write one of the two, without quotes")
    case .argument:
      wanted = JSONMessage("a number")
      fix = JSONMessage("write the argument's position, from 1")
    case .texts:
      wanted = JSONMessage("a list")
      fix = JSONMessage("write [ ] around it")
    default:
      wanted = JSONMessage("an object")
      fix = JSONMessage("write { } with its members")
    }
    return document.error(
      node,
      JSONMessage(
        "%@ must be %@, not %@; %@", with: [view.name(of: node), wanted, kind.words, fix]))
  }
}
