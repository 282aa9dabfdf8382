internal import PhrasebookModel

/// Our own comment of a message, `#. phrasebook: {…}`, as it is found after tools wrapped or moved it.
enum POSupplement {
  /// The contents of a message's comments.
  enum Result {
    case none
    /// A supplement.
    case found(JSONValue)
    /// A comment that begins like ours and cannot be read.
    case damaged
  }

  /// Takes the supplement out of the comments of a message.
  static func take(from comments: inout [String]) -> Result {
    let mark = PO.ownComment.dropLast()
    guard let start = comments.lastIndex(where: { $0.hasPrefix(mark) }) else { return .none }
    let first = comments[start].dropFirst(mark.count).drop { $0 == " " }
    // Ours is an object; a comment of a person may begin with the same word.
    guard first.isEmpty || first.first == "{" else { return .none }
    for end in comments.indices[start...] {
      let parts = [String(first)] + comments[start...end].dropFirst()
      for separator in ["", " "] {
        guard let value = JSONValue(text: parts.joined(separator: separator)),
          value.members != nil
        else { continue }
        comments.removeSubrange(start...end)
        return .found(value)
      }
    }
    guard !first.isEmpty else { return .none }
    comments.removeSubrange(start...)
    return .damaged
  }
}
