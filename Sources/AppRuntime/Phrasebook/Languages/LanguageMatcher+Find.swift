extension LanguageMatcher {
  /// The result for a list of preferences.
  struct Found {
    /// Indexes in the app's list and in the preferences.
    var language: Int?
    var preference: Int?
    var rule: LanguageStep.Rule?
    /// The first match, if an exact match of a later preference replaced it.
    var replaced: (language: Int, preference: Int)?
  }

  /// The nearest language for one preference.
  struct Near {
    var language: Int
    /// -1 for the same identifier, 0 for the same language under another name, else the number of
    /// steps up both chains to a common ancestor.
    var score: Int
    /// The common ancestor, if there is one.
    var ancestor: String?
  }

  /// The first preference that matches decides.
  func find(_ preferred: [String]) -> Found {
    var setAside: Found?
    for (index, preference) in preferred.prefix(Self.longestList).enumerated() {
      guard let name = LanguageName(preference) else { continue }
      if let near = nearest(to: name) {
        return replacing(near, of: index, in: preferred)
      }
      if name.normalized == "pt_PT", let brazilian = supported.brazilian {
        setAside = Found(language: brazilian, preference: index, rule: .lastResort)
      }
    }
    return setAside ?? Found()
  }

  /// Returns the nearest of the app's languages, the first of several.
  func nearest(to preference: LanguageName) -> Near? {
    if let index = supported.withBase(preference.base) { return Near(language: index, score: -1) }
    if let index = supported.withNormalized(preference.normalized).first {
      return Near(language: index, score: 0)
    }
    guard let numbers = supported.numbers(of: preference) else { return nil }
    let isPortugals = preference.normalized == "pt_PT"
    var best: Near?
    var ancestor = preference.normalized
    for height in 0..<LanguageName.longestChain {
      // All further ancestors are more distant.
      if let best, best.score < height { break }
      for position in supported.withAncestor(ancestor) {
        guard position.numbers.group == numbers.group,
          !(isPortugals && position.numbers.isBrazilian)
        else { continue }
        let score = height + position.depth + (position.numbers.code == numbers.code ? 0 : 1)
        if let best, (best.score, best.language) <= (score, position.language) { continue }
        best = Near(language: position.language, score: score, ancestor: ancestor)
      }
      guard let parent = LanguageName.parent(of: ancestor) else { break }
      ancestor = parent
    }
    return best
  }

  /// An inexact match with a region gives way to a preference, anywhere in the list, for the same
  /// language that the app has exactly: `fr-CH, fr-CA` with `fr-FR, fr-CA` is `fr-CA`. Not so in
  /// Chinese, whose regions imply scripts.
  private func replacing(_ near: Near, of index: Int, in preferred: [String]) -> Found {
    let rule: LanguageStep.Rule =
      near.score < 0 ? .same : near.score == 0 ? .renamed : .inherited
    var found = Found(language: near.language, preference: index, rule: rule)
    guard near.score > 0, supported.haveRegions[near.language],
      let language = supported.names[near.language]?.language, language != "zh"
    else { return found }
    for (later, preference) in preferred.prefix(Self.longestList).enumerated() {
      guard let name = LanguageName(preference), name.language == language else { continue }
      let exact = [
        supported.withBase(name.base), supported.withNormalized(name.normalized).first,
      ].compactMap { $0 }.min()
      guard let exact else { continue }
      found.replaced = (near.language, index)
      (found.language, found.preference, found.rule) = (exact, later, .exactElsewhere)
      break
    }
    return found
  }
}
