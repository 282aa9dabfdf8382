import PhrasebookModel

/// A position in an entry: a language, and the variation in it.
struct LocalizationPosition {
  var language: String
  var path = VariationPath()

  /// The position of one case of a variation.
  func step(_ kind: String, _ name: String) -> LocalizationPosition {
    LocalizationPosition(language: language, path: path.appending(kind, name))
  }

  var variation: String? {
    let text = path.description
    return text.isEmpty ? nil : text
  }
}

extension EntryMerge {
  /// Merges what one language has, or one case of a variation; nil if it is gone.
  mutating func merge(
    _ base: Localization?, _ ours: Localization?, _ theirs: Localization?,
    at position: LocalizationPosition
  ) -> Localization? {
    if let agreed = ThreeWay(base, ours, theirs).agreed { return agreed }
    guard let ours, let theirs else {
      // One has removed what the other has changed: what a person wrote survives.
      guard let changed = ours ?? theirs else { return nil }
      return Authorship.isWritten(changed, since: base) ? changed : nil
    }
    let forms = (ours: LocalizationShape(ours), theirs: LocalizationShape(theirs))
    if forms.ours == forms.theirs, let merged = parts(base, ours, theirs, at: position) {
      return merged
    }
    if Authorship.isExtracted(ours) != Authorship.isExtracted(theirs) {
      return Authorship.isExtracted(ours) ? theirs : ours
    }
    if preference == nil, Authorship.isMachine(ours) != Authorship.isMachine(theirs) {
      return Authorship.isMachine(ours) ? theirs : ours
    }
    // One has given the text another form, such as plurals; the other may not have written anything.
    if !Authorship.isWritten(theirs, since: base) { return following(theirs, ours, since: base) }
    if !Authorship.isWritten(ours, since: base) { return following(ours, theirs, since: base) }
    return conflict(base, ours, theirs, at: position)
  }

  /// The text of one side, with the review that the other side requires.
  private func following(
    _ asking: Localization, _ written: Localization, since base: Localization?
  ) -> Localization {
    var result = written
    if Authorship.asksForReview(asking, since: base) { _ = result.askForReview() }
    return result
  }

  /// Two localizations of one structure, part by part; nil if their parts cannot be merged.
  private mutating func parts(
    _ base: Localization?, _ ours: Localization, _ theirs: Localization,
    at position: LocalizationPosition
  ) -> Localization? {
    let before = self
    var result = ours
    if let mine = ours.stringUnit, let other = theirs.stringUnit {
      result.stringUnit = merge(base?.stringUnit, mine, other, at: position)
    }
    if let mine = ours.stringSet, let other = theirs.stringSet {
      result.stringSet = merge(base?.stringSet, mine, other, at: position)
    }
    if let mine = ours.variations, let other = theirs.variations {
      result.variations = merge(base?.variations, mine, other, at: position)
    }
    for (name, other) in theirs.substitutions {
      guard let mine = ours.substitutions[name] else { continue }
      var inside = position
      inside.path.substitution = name
      let merged = merge(base?.substitutions[name], mine, other, at: inside)
      guard let merged else {
        self = before
        return nil
      }
      result.substitutions[name] = merged
    }
    guard
      case .object(let unknown)?? = JSONMerge.merge(
        .object(base?.unknown ?? [:]), .object(ours.unknown), .object(theirs.unknown))
    else {
      self = before
      return nil
    }
    result.unknown = unknown
    return result
  }

  private mutating func merge(
    _ base: Variations?, _ ours: Variations, _ theirs: Variations, at position: LocalizationPosition
  ) -> Variations {
    var result = ours
    for (kind, other) in theirs.kinds {
      guard let mine = ours.kinds[kind] else { continue }
      let merged = ThreeWay.members(base?.kinds[kind] ?? [:], mine, other) {
        name, base, ours, theirs in
        merge(base, ours, theirs, at: position.step(kind, name))
      }
      result.kinds[kind] = merged.isEmpty ? mine : merged
    }
    return result
  }

  /// Merges a part of a text; nil if both sides have changed something other than text.
  private mutating func merge(
    _ base: Substitution?, _ ours: Substitution, _ theirs: Substitution,
    at position: LocalizationPosition
  ) -> Substitution? {
    if let agreed = ThreeWay(base, ours, theirs).agreed { return agreed }
    let number = ThreeWay(base?.argNum, ours.argNum, theirs.argNum).agreed
    let specifier = ThreeWay(
      base?.formatSpecifier, ours.formatSpecifier, theirs.formatSpecifier
    ).agreed
    let hasForms = (ours.variations != nil, theirs.variations != nil)
    let unknown = JSONMerge.merge(
      .object(base?.unknown ?? [:]), .object(ours.unknown), .object(theirs.unknown))
    guard let number, let specifier, hasForms.0 == hasForms.1, case .object(let rest)?? = unknown
    else { return nil }
    var result = ours
    result.argNum = number
    result.formatSpecifier = specifier
    result.unknown = rest
    if let mine = ours.variations, let other = theirs.variations {
      guard Set(mine.kinds.names) == Set(other.kinds.names) else { return nil }
      result.variations = merge(base?.variations, mine, other, at: position)
    }
    return result
  }
}

/// The structure of a localization: texts of two structures cannot be merged part by part, because
/// a text that is both plain and varied is invalid.
struct LocalizationShape: Equatable {
  let hasText: Bool
  let hasPhrases: Bool
  let kinds: Set<String>
  let substitutions: Set<String>

  init(_ localization: Localization) {
    hasText = localization.stringUnit != nil
    hasPhrases = localization.stringSet != nil
    kinds = Set(localization.variations?.kinds.names ?? [])
    substitutions = Set(localization.substitutions.names)
  }
}
