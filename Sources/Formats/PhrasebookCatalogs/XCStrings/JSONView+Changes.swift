internal import CatalogJSON
internal import PhrasebookModel

extension JSONView {
  /// The changes of an object that make its members equal to these.
  ///
  /// - Parameter mayLack: Whether a member that holds nothing may stay although it is not among them.
  func changes(
    of object: Int, to members: [CatalogValue.Member], mayLack: (String) -> Bool = { _ in false }
  ) -> Changes {
    var changes = Changes()
    let paired = pair(members, with: object)
    for (member, node) in zip(members, paired.values) {
      guard let node, let change = change(of: node, to: member.value) else { continue }
      changes.parts[node] = change
    }
    changes.add(members, thatLackIn: paired.values)
    for part in paired.rest where !(isEmptyObject(part.value) && mayLack(string(part.name))) {
      changes.parts[part.value] = .remove
    }
    return changes
  }

  /// The changes of a node that make it equal to a value; nil if it is equal, in any spelling.
  func change(of node: Int, to value: CatalogValue) -> Changes.Change? {
    let kind = nodes[node].kind
    if kind == .object, case .localizations(let localizations) = value {
      let changes = changes(of: node, to: localizations)
      return changes.isEmpty ? nil : .inside(changes)
    }
    if kind == .object, let members = value.members {
      let changes = changes(of: node, to: members, mayLack: value.mayLack)
      return changes.isEmpty ? nil : .inside(changes)
    }
    if kind == .array, let elements = value.elements {
      let changes = changes(of: node, to: elements)
      return changes.isEmpty ? nil : .inside(changes)
    }
    return isScalar(node, value) ? nil : .replace(value)
  }

  /// The changes of an array that make its elements equal to these.
  private func changes(of array: Int, to values: [CatalogValue]) -> Changes {
    var changes = Changes()
    let children = children(of: array)
    for (index, part) in children.enumerated() {
      let isLeft = index < values.count
      if let change = isLeft ? change(of: part.value, to: values[index]) : .remove {
        changes.parts[part.value] = change
      }
    }
    changes.added = values.dropFirst(children.count).map { ("", $0) }
    return changes
  }

  /// Whether a node is a scalar with this value.
  private func isScalar(_ node: Int, _ value: CatalogValue) -> Bool {
    let kind = nodes[node].kind
    switch value {
    case .text(let text), .value(.string(let text)): return kind == .string && hasText(node, text)
    case .flag(let flag), .value(.bool(let flag)): return kind == (flag ? .true : .false)
    case .number(let number):
      return kind == .number && source(node).elementsEqual(String(number).utf8)
    case .value(.number(let digits)):
      return kind == .number && source(node).elementsEqual(digits.utf8)
    case .value(.null): return kind == .null
    default: return false
    }
  }

  /// The same for languages and their localizations, which are most of a catalog: they are usually
  /// in the order of the file, and comparing them builds no values.
  private func changes(of node: Int, to localizations: Members<Localization>) -> Changes {
    var changes = Changes()
    let (names, values) = (localizations.names, localizations.values)
    var nodes: [Int?] = Array(repeating: nil, count: names.count)
    var next = 0
    for (name, value) in members(of: node) {
      let isNext = next < names.count && hasText(name, names[next])
      guard let place = isNext ? next : localizations.place(of: string(name)) else {
        changes.parts[value] = .remove
        continue
      }
      nodes[place] = value
      next = place + 1
      if let change = change(of: value, to: values[place]) { changes.parts[value] = change }
    }
    if nodes.contains(nil) {
      changes.add(zip(names, values).map { ($0, .localization($1)) }, thatLackIn: nodes)
    }
    return changes
  }

  @inline(__always)
  private func change(of node: Int, to localization: Localization) -> Changes.Change? {
    if localization.isOnlyText, let unit = localization.stringUnit, let text = onlyText(of: node),
      hasText(text.value, unit.value), hasText(text.state, unit.state.rawValue)
    {
      return nil
    }
    return change(of: node, to: .localization(localization))
  }

  private func isEmptyObject(_ node: Int) -> Bool {
    nodes[node].kind == .object && count(of: node) == 0
  }

  /// For each member, the node of the value with its name in the file, and the other members of the
  /// file.
  private func pair(
    _ members: [CatalogValue.Member], with object: Int
  ) -> (values: [Int?], rest: [Child]) {
    let children = children(of: object)
    let isSameList =
      children.count == members.count
      && zip(children, members).allSatisfy { hasText($0.name, $1.name) }
    if isSameList { return (children.map(\.value), []) }
    let index = JSONIndex(object, of: self)
    let values = members.map { index.find($0.name, in: self)?.value }
    let taken = Set(values.compactMap(\.self))
    return (values, children.filter { !taken.contains($0.value) })
  }
}
