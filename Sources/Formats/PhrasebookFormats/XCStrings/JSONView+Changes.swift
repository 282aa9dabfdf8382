internal import CatalogJSON
internal import PhrasebookModel

extension JSONView {
  /// What has to change in an object for it to hold just these members.
  ///
  /// - Parameter mayLack: Whether a member that holds nothing may stay although it is not among them.
  func changes(
    of object: Int, to members: [Draft.Member], mayLack: (String) -> Bool = { _ in false }
  ) -> Changes {
    var changes = Changes()
    let paired = pair(members, with: object)
    // The last member of the file that stands before a new one among the members, and how many do.
    var (last, left) = (nil as Int?, paired.values.count { $0 != nil })
    for (member, node) in zip(members, paired.values) {
      guard let node else {
        changes.added.append(member)
        // One that was put behind all others was given no place.
        if let last, left > 0 { changes.behind[ExactString(member.name)] = last }
        continue
      }
      (last, left) = (node, left - 1)
      if let change = change(of: node, to: member.value) { changes.parts[node] = change }
    }
    for part in paired.rest where !(isEmptyObject(part.value) && mayLack(string(part.name))) {
      changes.parts[part.value] = .remove
    }
    return changes
  }

  /// What has to become of a value to say the same as a draft, nil where it does, however it is
  /// spelled.
  func change(of node: Int, to draft: Draft) -> Changes.Change? {
    let kind = nodes[node].kind
    if case .localizations(let localizations) = draft, isSame(node, localizations) { return nil }
    if kind == .object, let members = draft.members {
      let changes = changes(of: node, to: members, mayLack: draft.mayLack)
      return changes.isEmpty ? nil : .inside(changes)
    }
    if kind == .array, let elements = draft.elements {
      let changes = changes(of: node, to: elements)
      return changes.isEmpty ? nil : .inside(changes)
    }
    return isScalar(node, draft) ? nil : .replace(draft)
  }

  /// What has to change in an array for it to hold just these elements.
  private func changes(of array: Int, to drafts: [Draft]) -> Changes {
    var changes = Changes()
    let parts = parts(of: array)
    for (index, part) in parts.enumerated() {
      let isLeft = index < drafts.count
      if let change = isLeft ? change(of: part.value, to: drafts[index]) : .remove {
        changes.parts[part.value] = change
      }
    }
    changes.added = drafts.dropFirst(parts.count).map { ("", $0) }
    return changes
  }

  /// Whether a value is the scalar that a draft is.
  private func isScalar(_ node: Int, _ draft: Draft) -> Bool {
    let kind = nodes[node].kind
    switch draft {
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

  /// Whether an object holds just these languages in this order: they are most of a catalog, and
  /// comparing them so builds nothing.
  private func isSame(_ node: Int, _ localizations: Members<Localization>) -> Bool {
    guard nodes[node].kind == .object, count(of: node) == localizations.count else { return false }
    var parts = members(of: node)
    let values = localizations.values
    return zip(localizations.names, values.indices).allSatisfy { name, index in
      guard let part = parts.next(), hasText(part.name, name) else { return false }
      return isSame(part.value, values[index])
    }
  }

  @inline(__always)
  private func isSame(_ node: Int, _ localization: Localization) -> Bool {
    guard localization.isOnlyText, let unit = localization.stringUnit,
      let text = onlyText(of: node)
    else { return change(of: node, to: .localization(localization)) == nil }
    return hasText(text.value, unit.value) && hasText(text.state, unit.state.rawValue)
  }

  private func isEmptyObject(_ node: Int) -> Bool {
    nodes[node].kind == .object && count(of: node) == 0
  }

  /// For each member the node of the value that the file has under its name, and what the file has
  /// beside.
  private func pair(
    _ drafts: [Draft.Member], with object: Int
  ) -> (values: [Int?], rest: [Part]) {
    let parts = parts(of: object)
    let isSameList =
      parts.count == drafts.count && zip(parts, drafts).allSatisfy { hasText($0.name, $1.name) }
    if isSameList { return (parts.map(\.value), []) }
    let index = JSONIndex(object, of: self)
    let values = drafts.map { index.find($0.name, in: self)?.value }
    let taken = Set(values.compactMap(\.self))
    return (values, parts.filter { !taken.contains($0.value) })
  }
}
