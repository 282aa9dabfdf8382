import PhrasebookModel

/// Merges the lists of languages that Xcode 27 writes: what either side added or removed.
enum ListMerge {
  /// Returns ours with the additions and without the removals of theirs; nil if a side has no list.
  static func merge(_ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?) -> JSONValue? {
    guard case .array(let mine)? = ours, case .array(let other)? = theirs else { return nil }
    let before: [JSONValue] = if case .array(let values)? = base { values } else { [] }
    func has(_ values: [JSONValue], _ value: JSONValue) -> Bool {
      values.contains { $0.isSame(as: value) }
    }
    let kept = mine.filter { has(other, $0) || !has(before, $0) }
    return .array(kept + other.filter { !has(mine, $0) && !has(before, $0) })
  }
}
