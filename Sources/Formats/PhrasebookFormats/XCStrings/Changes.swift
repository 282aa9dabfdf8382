internal import PhrasebookModel

/// What has to change in a container of a file for it to hold what a draft says.
struct Changes {
  /// By the node of the part's value; what is not here stays as it is.
  var parts: [Int: Change] = [:]
  /// Parts that are new.
  var added: [Draft.Member] = []
  /// For new members that have a place, where the object has no order of its own: the node of the
  /// value that each is to follow.
  var behind: [ExactString: Int] = [:]

  var isEmpty: Bool { parts.isEmpty && added.isEmpty }

  /// What is to become of a part.
  enum Change {
    case remove
    case replace(Draft)
    /// It stays, and parts of it change.
    case inside(Changes)
  }
}
