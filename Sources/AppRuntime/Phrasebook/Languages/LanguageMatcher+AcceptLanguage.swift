extension LanguageMatcher {
  /// Returns the language to answer a request in; see `match(acceptLanguage:)`.
  package func match(_ wanted: AcceptLanguage) -> LanguageMatch {
    if !wanted.refused.isEmpty {
      let acceptable = acceptable(to: wanted)
      if acceptable.count < supported.identifiers.count {
        let found = LanguageMatcher(
          supported: acceptable, development: acceptableDevelopment(acceptable)
        )
        .match(AcceptLanguage(accepted: wanted.ranges))
        return found.isMatch ? found : fallback
      }
    }
    guard let any = wanted.ranges.first(where: { $0.tag == "*" }) else {
      return match(wanted.languages)
    }
    let before = wanted.ranges.filter { $0.tag != "*" && $0.weight >= any.weight }.map(\.tag)
    let found = match(before)
    if found.isMatch { return found }
    let named = wanted.ranges.map(\.tag).filter { $0 != "*" }
    let others = supported.identifiers.indices.filter { index in
      supported.names[index] != nil
        && !named.contains { supported.identifiers[index].isWithin(range: $0) }
    }
    let own = supported.development.flatMap { others.contains($0) ? $0 : nil } ?? others.first
    guard let own else { return match(named) }
    return LanguageMatch(
      languages: supported.fallbacks(of: own), preferred: supported.identifiers[own])
  }

  /// Returns the app's languages that a request does not refuse; naming `en-GB` exempts it from a
  /// refused `en`.
  private func acceptable(to wanted: AcceptLanguage) -> [String] {
    supported.identifiers.filter { identifier in
      let refused = wanted.refused.filter { identifier.isWithin(range: $0) }.map(\.utf8.count).max()
      guard let refused else { return true }
      let accepted = wanted.ranges.filter { identifier.isWithin(range: $0.tag) }
        .map { $0.tag == "*" ? 0 : $0.tag.utf8.count }.max()
      return accepted.map { $0 > refused } ?? false
    }
  }

  private func acceptableDevelopment(_ acceptable: [String]) -> String? {
    let own = supported.development.map { supported.identifiers[$0] }
    return own.flatMap { acceptable.contains($0) ? $0 : nil }
  }
}

extension AcceptLanguage {
  /// Creates a header without refused languages.
  fileprivate init(accepted ranges: [Range]) {
    self.ranges = ranges
    refused = []
  }
}

extension String {
  /// Whether a language is in a language range (RFC 4647, 3.3.1).
  fileprivate func isWithin(range: String) -> Bool {
    if range == "*" { return true }
    guard utf8.count >= range.utf8.count else { return false }
    for (mine, its) in zip(utf8, range.utf8) {
      if mine.lowercased != its.lowercased, !mine.isSeparator || !its.isSeparator { return false }
    }
    let rest = utf8.dropFirst(range.utf8.count)
    return rest.first.map(\.isSeparator) ?? true
  }
}
