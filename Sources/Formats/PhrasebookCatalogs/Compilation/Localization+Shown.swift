internal import PhrasebookModel

extension Localization {
  /// The localization as compiled for an app: without texts in the state `new`, except the forms of
  /// the source language, which are nowhere else. Nil if nothing is left.
  func shown(isSource: Bool) -> Localization? {
    var result = Localization()
    let forms = variations.flatMap { shownVariations($0, isSource: isSource) }
    result.variations = forms
    for (name, part) in substitutions {
      var part = part
      part.variations = part.variations.flatMap { shownVariations($0, isSource: isSource) }
      if part.variations != nil { result.substitutions[name] = part }
    }
    if forms == nil, let unit = stringUnit {
      // A text that consists of names needs no translation: its parts were translated.
      let isNames = !result.substitutions.isEmpty && unit.value.isNothingButNames
      if unit.state != .new || isNames || (isSource && !result.substitutions.isEmpty) {
        result.stringUnit = unit
      }
    }
    if forms == nil, let set = stringSet, set.state != .new || isSource {
      result.stringSet = set
    }
    // Unused substitutions are kept, so that they can be reported.
    return result == Localization()
      || (result.stringUnit == nil && stringUnit != nil
        && result.variations == nil && result.stringSet == nil)
      ? nil : result
  }

  private func shownVariations(_ variations: Variations, isSource: Bool) -> Variations? {
    var kinds: Members<Members<Localization>> = [:]
    for (kind, cases) in variations.kinds {
      var forms: Members<Localization> = [:]
      for (name, form) in cases {
        if let shown = form.shownForm(isSource: isSource) { forms[name] = shown }
      }
      if !forms.isEmpty { kinds[kind] = forms }
    }
    return kinds.isEmpty ? nil : Variations(kinds)
  }

  private func shownForm(isSource: Bool) -> Localization? {
    let inner = variations.flatMap { shownVariations($0, isSource: isSource) }
    if let inner { return Localization(variations: inner) }
    guard let unit = stringUnit, isSource || unit.state != .new else { return nil }
    return Localization(unit)
  }
}

extension String {
  /// Whether the text lacks letters outside of its placeholders.
  fileprivate var isNothingButNames: Bool {
    replacingPlaceholders { _ in "" }.utf8.allSatisfy { $0 < 0x41 }
  }
}
