internal import PhrasebookModel

/// What has to change in a container of a file for it to hold a value.
struct Changes {
  /// By the node of the part's value; what is not here stays as it is.
  var parts: [Int: Change] = [:]
  /// Parts that are new.
  var added: [CatalogValue.Member] = []
  /// For new members that have a place, where the object has no order of its own: the node of the
  /// value that each is to follow.
  var behind: [ExactString: Int] = [:]

  var isEmpty: Bool { parts.isEmpty && added.isEmpty }

  /// Takes up the members that a file does not have, each behind the one before it that it has.
  ///
  /// - Parameter nodes: The node of each member's value, nil if the file has none.
  mutating func add(_ members: [CatalogValue.Member], thatLackIn nodes: [Int?]) {
    var (last, left) = (nil as Int?, nodes.count { $0 != nil })
    guard left < members.count else { return }
    for (member, node) in zip(members, nodes) {
      if let node {
        (last, left) = (node, left - 1)
        continue
      }
      added.append(member)
      // One that was put behind all others was given no place.
      if let last, left > 0 { behind[ExactString(member.name)] = last }
    }
  }

  /// What is to become of a part.
  enum Change {
    case remove
    case replace(CatalogValue)
    /// It stays, and parts of it change.
    case inside(Changes)
  }
}
