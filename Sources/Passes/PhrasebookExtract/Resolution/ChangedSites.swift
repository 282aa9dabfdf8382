internal import PhrasebookModel

/// The calls of a file that are others than before: of two lists, what is between the parts that they
/// begin and end with alike. After a keystroke that is one call of a thousand.
struct ChangedSites {
  let before: ArraySlice<Site>
  let after: ArraySlice<Site>
  /// The calls before and behind these.
  private let kept: [ArraySlice<Site>]

  init(from old: [Site], to new: [Site]) {
    let start = zip(old, new).prefix { $0.isSame(as: $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { $0.isSame(as: $1) }.count
    before = old[start..<(old.count - end)]
    after = new[start..<(new.count - end)]
    kept = [new[..<start], new[(new.count - end)...]]
  }

  /// Whether a string has a call that is as before.
  func keeps(_ name: Gathering.Name) -> Bool {
    kept.contains { $0.contains { Gathering.Name($0) == name } }
  }
}

extension Site {
  /// Whether two calls have the same bytes and the same place.
  fileprivate func isSame(as other: Site) -> Bool {
    call.location == other.call.location && Gathering.Name(self) == Gathering.Name(other)
      && call.isExactly(other.call) && isGuessed == other.isGuessed
      && isUncertain == other.isUncertain
      && phrases.map(ExactString.init) == other.phrases.map(ExactString.init)
  }
}
