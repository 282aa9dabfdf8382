import PhrasebookModel

/// Merges members that this version does not know: objects member by member, all else as one value.
enum JSONMerge {
  /// `.some(nil)` if the value is gone; nil if both have changed it, each in its own way.
  static func merge(_ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?) -> JSONValue?? {
    if let agreed = ThreeWay(base, ours, theirs).agreed { return agreed }
    guard let ours, let theirs else { return .some(ours ?? theirs) }
    guard let mine = ours.members, let other = theirs.members else { return nil }
    var isAgreed = true
    let merged = ThreeWay.members(base?.members ?? [:], mine, other) { _, base, ours, theirs in
      if let value = merge(base, ours, theirs) { return value }
      isAgreed = false
      return ours
    }
    return isAgreed ? .some(.object(merged)) : nil
  }
}
