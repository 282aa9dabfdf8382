extension LanguageMatcher {
  /// The language to use, and how that came about: which preference matched which of the app's
  /// languages, by which step, and what was passed over.
  public func explain(_ preferred: [String]) -> LanguageChoice {
    let found = find(preferred)
    guard let language = found.language, let preference = found.preference, let rule = found.rule
    else {
      let steps = preferred.prefix(Self.longestList).map { step(for: $0) }
      return LanguageChoice(fallback, steps: steps + fallbackSteps)
    }
    let decisive = found.replaced?.preference ?? preference
    let seen =
      rule == .lastResort ? preferred.prefix(Self.longestList)[...] : preferred[...decisive]
    var steps = seen.map { step(for: $0) }
    switch rule {
    case .exactElsewhere:
      // What was inherited before may be what a later preference names.
      guard let first = found.replaced?.language, first != language else { break }
      let passedOver = [supported.identifiers[first]]
      steps.append(self.step(rule, preferred[preference], language, passedOver: passedOver))
    case .lastResort:
      steps.append(self.step(rule, preferred[preference], language))
    default: break
    }
    return LanguageChoice(match(preferred), steps: steps)
  }

  /// The language to answer a request in, and how that came about.
  public func explain(_ wanted: AcceptLanguage) -> LanguageChoice {
    let match = match(wanted)
    let refused = wanted.refused.prefix(Self.longestList).map {
      LanguageStep(.refused, preferred: $0)
    }
    let named = explain(wanted.languages.filter { $0 != "*" })
    if named.languages == match.languages, named.preferred == match.preferred {
      return LanguageChoice(match, steps: refused + named.steps)
    }
    let steps = refused + named.steps.filter { $0.preferred != nil }
    let last =
      match.preferred == nil
      ? fallbackSteps : [LanguageStep(.wildcard, preferred: "*", language: match.language)]
    return LanguageChoice(match, steps: steps + last)
  }

  /// What becomes of one preference by itself.
  private func step(for wish: String) -> LanguageStep {
    guard let name = LanguageName(wish) else { return LanguageStep(.unreadable, preferred: wish) }
    guard let near = nearest(to: name) else {
      if name.normalized == "pt_PT", let brazilian = supported.brazilian {
        return step(.setAside, wish, brazilian)
      }
      let others = compared(with: name)
      return LanguageStep(
        others.isEmpty ? .otherLanguage : .unrelated, preferred: wish, passedOver: others)
    }
    let ancestor = near.ancestor.map { Subtags($0).tag }
    let others = compared(with: name, but: near.language)
    let rule: LanguageStep.Rule =
      near.score < 0 ? .same : near.score == 0 ? .renamed : .inherited
    return step(rule, wish, near.language, ancestor: ancestor, passedOver: others)
  }

  private func step(
    _ rule: LanguageStep.Rule, _ wish: String, _ language: Int, ancestor: String? = nil,
    passedOver: [String] = []
  ) -> LanguageStep {
    LanguageStep(
      rule, preferred: wish, language: supported.identifiers[language], ancestor: ancestor,
      passedOver: passedOver)
  }

  /// How many languages a step names at most.
  private static let longestStep = 100

  /// The app's languages that are compared with a wish, in the app's order.
  private func compared(with wish: LanguageName, but chosen: Int? = nil) -> [String] {
    let (group, isHindi) = (wish.group, wish.language == "hi")
    let indices = supported.names.indices.lazy.filter { index in
      guard index != chosen, let name = supported.names[index] else { return false }
      // Hindi stands beside English for one script of it alone.
      return name.language == wish.language
        || !isHindi && name.group == group && name.language != "hi"
    }
    return indices.prefix(Self.longestStep).map { supported.identifiers[$0] }
  }

  /// What is used where nothing matches, and why.
  private var fallbackSteps: [LanguageStep] {
    guard let language = fallback.language else { return [] }
    let rule: LanguageStep.Rule =
      supported.wordless != nil ? .wordless : supported.development != nil ? .development : .first
    return [LanguageStep(rule, language: language)]
  }
}
