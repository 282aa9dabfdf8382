import PhrasebookModel

extension ExtractedString {
  /// Whether two strings are the same, apart from the places of their calls.
  func isExactly(_ other: ExtractedString) -> Bool {
    key.isExactly(other.key) && table.isExactly(other.table)
      && defaultValue.isExactly(other.defaultValue) && comment.isExactly(other.comment)
      && bundle.isExactly(other.bundle) && phrases.count == other.phrases.count
      && zip(phrases, other.phrases).allSatisfy { $0.isExactly($1) }
      && hasGuessedSpecifiers == other.hasGuessedSpecifiers
      && hasGuessedSite == other.hasGuessedSite && isPassedOn == other.isPassedOn
      && locations.count == other.locations.count && sites.count == other.sites.count
  }
}

extension CallSite {
  /// Whether two calls are the same, apart from their places.
  func isExactly(_ other: CallSite) -> Bool {
    defaultValue.isExactly(other.defaultValue) && comment.isExactly(other.comment)
      && bundle.isExactly(other.bundle) && isPassedOn == other.isPassedOn
  }
}

extension String? {
  fileprivate func isExactly(_ other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isExactly(other)
  }
}
