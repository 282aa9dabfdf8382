import PhrasebookModel

/// One value in three versions, and what becomes of it.
struct ThreeWay<Value: Exact> {
  let base: Value
  let ours: Value
  let theirs: Value

  init(_ base: Value, _ ours: Value, _ theirs: Value) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// The value that both have, or that of the only side which changed it; nil if each changed it in
  /// its own way.
  var agreed: Value? {
    if theirs.isSame(as: base) || ours.isSame(as: theirs) { return ours }
    return ours.isSame(as: base) ? theirs : nil
  }
}

extension ThreeWay {
  /// The members of an object in three versions: those of ours in their order, and `merge` for each
  /// that theirs has changed.
  static func members<Member: Exact>(
    _ base: Members<Member>, _ ours: Members<Member>, _ theirs: Members<Member>,
    _ merge: (String, Member?, Member?, Member?) -> Member?
  ) -> Members<Member> where Value == Members<Member> {
    var result = ours
    /// New members by the member of ours that they follow in theirs.
    var added: [ExactString: [(name: String, value: Member)]] = [:]
    var last: String?
    for (name, value) in theirs {
      let mine = ours[name]
      defer { if mine != nil { last = name } }
      let before = base[name]
      if before.isSame(as: value) { continue }
      let merged = merge(name, before, mine, value)
      if mine != nil {
        result[name] = merged
      } else if let merged {
        if let last {
          added[ExactString(last), default: []].append((name, merged))
        } else {
          result[name] = merged
        }
      }
    }
    for (name, value) in base where theirs[name] == nil {
      result[name] = merge(name, value, ours[name], nil)
    }
    guard !added.isEmpty else { return result }
    var placed: Members<Member> = [:]
    for name in ours.names {
      placed[name] = result[name]
      for member in added[ExactString(name)] ?? [] { placed[member.name] = member.value }
    }
    for (name, value) in result where placed[name] == nil { placed[name] = value }
    return placed
  }
}
