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

  /// The value that both have, or that of the only side which changed it; nil where each changed it in
  /// a way of its own.
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
    for (name, value) in theirs where !base[name].isSame(as: value) {
      result[name] = merge(name, base[name], ours[name], value)
    }
    for (name, value) in base where theirs[name] == nil {
      result[name] = merge(name, value, ours[name], nil)
    }
    return result
  }
}
