extension ExtractedString {
  /// Whether two strings are the same, apart from the places of their calls.
  package func isExactly(_ other: ExtractedString) -> Bool {
    key.isExactly(other.key) && table.isExactly(other.table)
      && defaultValue.isExactly(other.defaultValue) && comment.isExactly(other.comment)
      && bundle.isExactly(other.bundle) && phrases.count == other.phrases.count
      && zip(phrases, other.phrases).allSatisfy { $0.isExactly($1) }
      && hasGuessedSpecifiers == other.hasGuessedSpecifiers
      && hasGuessedSite == other.hasGuessedSite && isPassedOn == other.isPassedOn
      && locations.count == other.locations.count && sites.count == other.sites.count
  }

  /// Whether two strings are the same, byte by byte, in the same places.
  package func isSame(as other: ExtractedString) -> Bool {
    isExactly(other) && isInactive == other.isInactive && locations == other.locations
      && zip(sites, other.sites).allSatisfy { $0.isExactly($1) && $0.location == $1.location }
  }
}

extension CallSite {
  /// Whether two calls are the same, apart from their places.
  package func isExactly(_ other: CallSite) -> Bool {
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
