import CatalogJSON

/// The text of a catalog in an editor: the element at an offset, and the places of keys.
///
/// It needs only to be JSON; whether its values are those of a catalog does not matter.
package struct CatalogText: Sendable {
  /// The position of an offset among the members of a catalog.
  package struct MemberPosition: Hashable, Sendable {
    /// The names of the members from the root on: `strings`, the key, `localizations`, `de`.
    package var path: [String] = []
    /// The ranges around the offset, innermost first: a name or value, its member, the object.
    package var ranges: [Range<Int>] = []

    /// The key, if the position belongs to an entry.
    package var key: String? {
      path.count > 1 && path[0] == CatalogField.strings.text ? path[1] : nil
    }
    /// The language, if the position belongs to a translation.
    package var language: String? {
      path.count > 3 && path[2] == CatalogField.localizations.text ? path[3] : nil
    }
  }

  /// A member of an object of the text.
  package struct Member: Hashable, Sendable {
    package var name: String
    /// The name with its quotation marks.
    package var nameRange: Range<Int>
    /// The value.
    package var valueRange: Range<Int>

    /// The name and the value.
    package var range: Range<Int> { nameRange.lowerBound..<valueRange.upperBound }
  }

  private let document: JSONDocument

  /// Nil for a text that is not JSON.
  package init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes) else { return nil }
    self.document = document
  }

  /// The entries, in the order of the text.
  package var entries: [Member] { members(at: [CatalogField.strings.text]) }

  /// The member of a key.
  package func entry(_ key: String) -> Member? { member(at: [CatalogField.strings.text, key]) }

  /// The localizations of a key, in the order of the text.
  package func localizations(of key: String) -> [Member] {
    members(at: [CatalogField.strings.text, key, CatalogField.localizations.text])
  }

  /// The member at a path of names from the root.
  package func member(at path: [String]) -> Member? {
    document.withView { view in
      guard let name = path.last, let object = Self.node(at: path.dropLast(), in: view) else {
        return nil
      }
      return view.member(name, of: object).map { Self.member($0, in: view) }
    }
  }

  /// The members of the object at a path of names from the root; empty for any other value.
  package func members(at path: [String]) -> [Member] {
    document.withView { view in
      guard let object = Self.node(at: path[...], in: view) else { return [] }
      return view.members(of: object).map { Self.member($0, in: view) }
    }
  }

  /// Returns the position of an offset among the members.
  package func position(at offset: Int) -> MemberPosition {
    document.withView { view in
      var position = MemberPosition()
      var node = 0
      guard Self.contains(view.range(of: 0), offset) else { return position }
      position.ranges.append(view.range(of: 0))
      while let part = view.children(of: node).first(where: {
        Self.contains(view.range(of: $0.name).lowerBound..<view.end(of: $0.value), offset)
      }) {
        let isMember = view.nodes[node].kind == .object
        let name = view.range(of: part.name)
        let value = view.range(of: part.value)
        if isMember {
          position.path.append(view.string(part.name))
          position.ranges.append(name.lowerBound..<value.upperBound)
        }
        guard Self.contains(value, offset) else {
          if Self.contains(name, offset) { position.ranges.append(name) }
          break
        }
        position.ranges.append(value)
        node = part.value
      }
      position.ranges.reverse()
      return position
    }
  }

  /// The objects and arrays of more than one line, outermost first, to a depth of some levels.
  package func containers(depth: Int) -> [Range<Int>] {
    document.withView { view in
      var result: [Range<Int>] = []
      func visit(_ node: Int, _ depth: Int) {
        let kind = view.nodes[node].kind
        guard kind == .object || kind == .array, depth > 0 else { return }
        result.append(view.range(of: node))
        for part in view.children(of: node) { visit(part.value, depth - 1) }
      }
      visit(0, depth)
      return result
    }
  }

  private static func contains(_ range: Range<Int>, _ offset: Int) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }

  private static func node(at path: ArraySlice<String>, in view: JSONView) -> Int? {
    var node = 0
    for name in path {
      guard let member = view.member(name, of: node) else { return nil }
      node = member.value
    }
    return node
  }

  private static func member(_ part: JSONView.Child, in view: JSONView) -> Member {
    Member(
      name: view.string(part.name), nameRange: view.range(of: part.name),
      valueRange: view.range(of: part.value))
  }
}
