extension LanguageMatcher {
  /// The steps by which `match(_:)` chooses a language, preference by preference, up to the
  /// deciding one: which of the app's languages matched, by which rule, and which were skipped.
  package func explain(_ preferred: [String]) -> [LanguageStep] {
    let found = find(preferred)
    guard let language = found.language, let preference = found.preference, let rule = found.rule
    else {
      let steps = preferred.prefix(Self.longestList).map { step(for: $0) }
      return steps + fallbackSteps
    }
    let decisive = found.replaced?.preference ?? preference
    let seen =
      rule == .lastResort ? preferred.prefix(Self.longestList)[...] : preferred[...decisive]
    var steps = seen.map { step(for: $0) }
    switch rule {
    case .exactElsewhere:
      // The language that was inherited may be the one that a later preference names.
      guard let first = found.replaced?.language, first != language else { break }
      let passedOver = [supported.identifiers[first]]
      steps.append(self.step(rule, preferred[preference], language, passedOver: passedOver))
    case .lastResort:
      steps.append(self.step(rule, preferred[preference], language))
    default: break
    }
    return steps
  }

  /// The steps by which `match(_:)` chooses the language for a request.
  package func explain(_ wanted: AcceptLanguage) -> [LanguageStep] {
    let match = match(wanted)
    let refused = wanted.refused.prefix(Self.longestList).map {
      LanguageStep(.refused, preferred: $0)
    }
    let names = wanted.languages.filter { $0 != "*" }
    let named = explain(names)
    if self.match(names) == match { return refused + named }
    let steps = refused + named.filter { $0.preferred != nil }
    let last =
      match.preferred == nil
      ? fallbackSteps : [LanguageStep(.wildcard, preferred: "*", language: match.language)]
    return steps + last
  }

  /// Returns the step of one preference on its own.
  private func step(for preference: String) -> LanguageStep {
    guard let name = LanguageName(preference) else {
      return LanguageStep(.unreadable, preferred: preference)
    }
    guard let near = nearest(to: name) else {
      if name.normalized == "pt_PT", let brazilian = supported.brazilian {
        return step(.setAside, preference, brazilian)
      }
      let others = compared(with: name)
      return LanguageStep(
        others.isEmpty ? .otherLanguage : .unrelated, preferred: preference, passedOver: others)
    }
    let ancestor = near.ancestor.map { Subtags($0).tag }
    let others = compared(with: name, but: near.language)
    let rule: LanguageStep.Rule =
      near.score < 0 ? .same : near.score == 0 ? .renamed : .inherited
    return step(rule, preference, near.language, ancestor: ancestor, passedOver: others)
  }

  private func step(
    _ rule: LanguageStep.Rule, _ preference: String, _ language: Int, ancestor: String? = nil,
    passedOver: [String] = []
  ) -> LanguageStep {
    LanguageStep(
      rule, preferred: preference, language: supported.identifiers[language], ancestor: ancestor,
      passedOver: passedOver)
  }

  /// The maximum number of languages in a step.
  private static let longestStep = 100

  /// Returns the app's languages that are compared with a preference, in the app's order.
  private func compared(with preference: LanguageName, but chosen: Int? = nil) -> [String] {
    let (group, isHindi) = (preference.group, preference.language == "hi")
    let indices = supported.names.indices.lazy.filter { index in
      guard index != chosen, let name = supported.names[index] else { return false }
      // Hindi is grouped with English for one script only.
      return name.language == preference.language
        || !isHindi && name.group == group && name.language != "hi"
    }
    return indices.prefix(Self.longestStep).map { supported.identifiers[$0] }
  }

  /// The steps that lead to the fallback.
  private var fallbackSteps: [LanguageStep] {
    guard let language = fallback.language else { return [] }
    let rule: LanguageStep.Rule =
      supported.wordless != nil ? .wordless : supported.development != nil ? .development : .first
    return [LanguageStep(rule, language: language)]
  }
}
