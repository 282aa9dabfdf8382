internal import PhrasebookModel

/// The changes of a container in a file that make it equal to a value.
struct Changes {
  /// By the node of the part's value; other parts are unchanged.
  var parts: [Int: Change] = [:]
  /// Parts that are new.
  var added: [CatalogValue.Member] = []
  /// For new members that have a place, if the object has no order of its own: the node of the
  /// value that each is to follow.
  var behind: [ExactString: Int] = [:]

  var isEmpty: Bool { parts.isEmpty && added.isEmpty }

  /// Takes up the members that a file does not have, each behind the one before it that it has.
  ///
  /// - Parameter nodes: The node of each member's value, nil if absent.
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

  /// The change of a part.
  enum Change {
    case remove
    case replace(CatalogValue)
    /// It stays, and parts of it change.
    case inside(Changes)
  }
}
