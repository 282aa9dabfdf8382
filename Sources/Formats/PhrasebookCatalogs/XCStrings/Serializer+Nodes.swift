internal import CatalogJSON
internal import PhrasebookTables

// Unedited values are written directly from the file's nodes in Xcode's order, without the model.

extension Serializer {
  /// Appends a value of a file.
  mutating func append(_ node: Int, of view: JSONView) {
    switch view.nodes[node].kind {
    case .null, .true, .false, .number: out.append(view.source(node))
    case .string: out.append(node, of: view, style.escapes)
    case .array:
      appendParts(view.elements(of: node), .array, .unknown, false) { serializer, element, _ in
        serializer.append(element.value, of: view)
      }
    case .object:
      if let text = view.onlyText(of: node) {
        appendText(
          isInline: false,
          state: { out, escapes in out.append(text.state, of: view, escapes) },
          value: { out, escapes in out.append(text.value, of: view, escapes) })
      } else if view.isSorted(node) {
        append(view.members(of: node), of: view)
      } else {
        append(view.children(of: node).sorted(by: view.precedes), of: view)
      }
    }
  }

  private mutating func append(_ members: some Sequence<JSONView.Child>, of view: JSONView) {
    appendParts(members, .object, .unknown, false) { serializer, member, _ in
      serializer.out.append(member.name, of: view, serializer.style.escapes)
      serializer.out.append(serializer.style.colon)
      serializer.append(member.value, of: view)
    }
  }
}

extension JSONOutput {
  /// Appends a text of a file.
  @inline(__always)
  fileprivate mutating func append(_ node: Int, of view: JSONView, _ escapes: JSONEscapes) {
    if view.nodes[node].hasEscapes {
      view.withText(node) { append($0, escapes) }
    } else {
      append(view.source(node))
    }
  }
}

extension JSONView {
  /// Whether the members of an object are in Xcode's order.
  fileprivate func isSorted(_ object: Int) -> Bool {
    var members = members(of: object)
    guard var previous = members.next() else { return true }
    while let member = members.next() {
      if precedes(member, previous) { return false }
      previous = member
    }
    return true
  }

  @inline(__always)
  fileprivate func precedes(_ a: Child, _ b: Child) -> Bool {
    withText(a.name) { a in withText(b.name) { b in Collation.english.compare(a, b) < 0 } }
  }
}
