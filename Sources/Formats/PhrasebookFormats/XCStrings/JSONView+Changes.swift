internal import CatalogJSON
internal import PhrasebookModel

extension JSONView {
  /// What has to change in an object for it to hold just these members.
  ///
  /// - Parameter mayLack: Whether a member that holds nothing may stay although it is not among them.
  func changes(
    of object: Int, to members: [Draft.Member], mayLack: (String) -> Bool
  ) -> Rewriter.Changes {
    var changes: [Int: Rewriter.Change] = [:]
    let paired = pair(members, with: object)
    for (member, value) in zip(members, paired.values) {
      guard let value, !matches(value, member.value) else { continue }
      changes[value] = .replace(member.value)
    }
    for part in paired.rest where !(isEmptyObject(part.value) && mayLack(string(part.name))) {
      changes[part.value] = .remove
    }
    return (changes, zip(members, paired.values).filter { $0.1 == nil }.map(\.0))
  }

  /// What has to change in an array for it to hold just these elements.
  func changes(of array: Int, to drafts: [Draft]) -> Rewriter.Changes {
    var changes: [Int: Rewriter.Change] = [:]
    let parts = parts(of: array)
    for (index, part) in parts.enumerated() {
      if index >= drafts.count {
        changes[part.value] = .remove
      } else if !matches(part.value, drafts[index]) {
        changes[part.value] = .replace(drafts[index])
      }
    }
    return (changes, drafts.dropFirst(parts.count).map { ("", $0) })
  }

  /// Whether a value of the file says the same as a draft, however it is spelled.
  func matches(_ node: Int, _ draft: Draft) -> Bool {
    let kind = nodes[node].kind
    switch draft {
    case .text(let text), .value(.string(let text)): return kind == .string && hasText(node, text)
    case .flag(let flag), .value(.bool(let flag)): return kind == (flag ? .true : .false)
    case .number(let number):
      return kind == .number && source(node).elementsEqual(String(number).utf8)
    case .value(.number(let digits)):
      return kind == .number && source(node).elementsEqual(digits.utf8)
    case .value(.null): return kind == .null
    case .texts, .value(.array):
      let (parts, drafts) = (self.parts(of: node), draft.elements ?? [])
      return kind == .array && parts.count == drafts.count
        && zip(parts, drafts).allSatisfy { matches($0.value, $1) }
    case .localizations(let localizations): return matches(node, localizations)
    default:
      guard kind == .object, let members = draft.members else { return false }
      return matches(node, members: members, mayLack: draft.mayLack)
    }
  }

  private func matches(
    _ node: Int, members: [Draft.Member], mayLack: (String) -> Bool
  ) -> Bool {
    let paired = pair(members, with: node)
    return zip(members, paired.values).allSatisfy { member, value in
      value.map { matches($0, member.value) } ?? false
    } && paired.rest.allSatisfy { isEmptyObject($0.value) && mayLack(string($0.name)) }
  }

  /// The same for languages and their texts, which are most of a catalog: where the file has them in
  /// this order, they are compared without being built.
  private func matches(_ node: Int, _ localizations: Members<Localization>) -> Bool {
    guard nodes[node].kind == .object else { return false }
    var parts = members(of: node)
    let pairs = localizations.pairs
    for index in pairs.indices {
      guard let part = parts.next() else { return false }
      guard hasText(part.name, pairs[index].name) else {
        let drafts = localizations.map { Draft.Member($0.name, .localization($0.value)) }
        return matches(node, members: drafts) { _ in false }
      }
      guard matches(part.value, pairs[index].value) else { return false }
    }
    return parts.next() == nil
  }

  private func matches(_ node: Int, _ localization: Localization) -> Bool {
    guard let unit = localization.onlyText, count(of: node) == 1,
      let member = members(of: node).first(where: { isWord($0.name, "stringUnit") })
    else { return matches(node, .localization(localization)) }
    return members(of: member.value).allSatisfy { name, value in
      isWord(name, "state")
        ? hasText(value, unit.state.rawValue) : isWord(name, "value") && hasText(value, unit.value)
    }
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
