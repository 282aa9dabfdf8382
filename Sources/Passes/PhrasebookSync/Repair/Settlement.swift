import CatalogJSON
public import PhrasebookModel

/// Settles the conflicts that earlier merges have marked: a catalog in, the catalog without the marks
/// that are settled out.
public enum Settlement {
  /// Takes the side of a preference. Without one, a conflict is settled if a person has since
  /// reviewed the text, or removed it.
  public static func settle(_ catalog: Catalog, by preference: MergePreference? = nil) -> Merged {
    var result = Merged(catalog: catalog)
    for (key, entry) in catalog.entries {
      let marks = entry.conflictMarks
      guard !marks.isEmpty else { continue }
      var settled = entry
      var left: Set<ExactString> = []
      for mark in marks {
        var conflict = conflict(key, mark, in: settled)
        if let side = side(of: mark, in: settled, preference), settled.take(side, of: mark) {
          conflict.settled = side
        } else {
          left.insert(ExactString(mark.line))
        }
        result.conflicts.append(conflict)
      }
      settled.removeMarks { !left.contains(ExactString($0.line)) }
      if !settled.isSame(as: entry) { result.catalog[key] = settled }
    }
    return result
  }

  private static func side(
    of mark: ConflictMark, in entry: Entry, _ preference: MergePreference?
  ) -> MergePreference? {
    if preference == .ours || preference == .theirs { return preference }
    if let language = mark.language {
      guard let now = entry.localizations[language]?.part(at: mark.variation) else { return .ours }
      let states = now.forms(language: language).compactMap(\.state)
      if mark.state != State.new.rawValue, !states.contains(where: { $0 != .translated }) {
        return .ours
      }
    }
    let merge = EntryMerge(key: "", preference: preference)
    return merge.side(
      of: (
        base: nil, ours: mark.state.map(State.init(rawValue:)),
        theirs: mark.theirState.map(State.init(rawValue:))
      ))
  }

  private static func conflict(_ key: String, _ mark: ConflictMark, in entry: Entry)
    -> MergeConflict
  {
    let now = mark.language.flatMap { entry.localizations[$0]?.part(at: mark.variation) }
    let other = Localization(json: mark.theirs)
    return MergeConflict(
      key: key, language: mark.language, variation: mark.variation,
      ours: .init(text: now?.summary ?? "", state: mark.state),
      theirs: .init(
        text: mark.theirText ?? other?.summary ?? mark.theirs.text, state: mark.theirState))
  }
}

extension ConflictMark {
  /// The state of the other side's text, or of its text that is farthest behind.
  fileprivate var theirState: String? {
    if let state = theirs[CatalogField.state.text]?.string { return state }
    let forms = Localization(json: theirs)?.forms(language: "") ?? []
    return forms.compactMap(\.state).min {
      EntryMerge.progress($0) < EntryMerge.progress($1)
    }?.rawValue
  }
}

extension Entry {
  /// Writes one side of a conflict in place; false if the mark does not contain it.
  fileprivate mutating func take(_ side: MergePreference, of mark: ConflictMark) -> Bool {
    guard let language = mark.language else {
      guard side == .theirs else { return true }
      guard let name = mark.variation else { return false }
      unknown[name] = mark.theirs
      return true
    }
    guard let whole = localizations[language] else { return side != .theirs }
    let changed = whole.changing(at: mark.variation) { part in
      side == .theirs ? part.taking(mark.theirs) : part.reviewed(as: mark.state)
    }
    guard let changed else { return side != .theirs }
    localizations[language] = changed
    return true
  }
}

extension Localization {
  /// The part at a path such as `plural.one`; nil if absent.
  fileprivate func part(at variation: String?) -> Localization? {
    var found: Localization?
    _ = changing(at: variation) { part in
      found = part
      return part
    }
    return found
  }

  /// The localization with one part changed; nil if it is missing.
  fileprivate func changing(
    at variation: String?, _ change: (Localization) -> Localization?
  ) -> Localization? {
    guard let variation else { return change(self) }
    guard let path = try? VariationPath(variation) else { return nil }
    guard let name = path.substitution else { return changing(path.steps[...], change) }
    guard let variations = substitutions[name]?.variations else { return nil }
    let inside = Localization(variations: variations).changing(path.steps[...], change)
    guard let inside else { return nil }
    var result = self
    result.substitutions[name]?.variations = inside.variations
    return result
  }

  private func changing(
    _ steps: ArraySlice<VariationPath.Step>, _ change: (Localization) -> Localization?
  ) -> Localization? {
    guard let step = steps.first else { return change(self) }
    guard
      let part = variations?.kinds[step.kind]?[step.name]?.changing(steps.dropFirst(), change)
    else { return nil }
    var result = self
    result.variations?.kinds[step.kind]?[step.name] = part
    return result
  }

  /// With what the other side of a conflict has.
  fileprivate func taking(_ theirs: JSONValue) -> Localization? {
    guard let text = theirs[CatalogField.value.text]?.string,
      let state = theirs[CatalogField.state.text]?.string
    else { return Localization(json: theirs) }
    var result = self
    result.stringUnit = StringUnit(
      State(rawValue: state), text, unknown: stringUnit?.unknown ?? [:])
    return result
  }

  /// With the state that it had before the merge asked for a review.
  fileprivate func reviewed(as state: String?) -> Localization {
    guard let state else { return self }
    var result = self
    if result.stringUnit?.state == .needsReview {
      result.stringUnit?.state = State(rawValue: state)
    }
    if result.stringSet?.state == .needsReview {
      result.stringSet?.state = State(rawValue: state)
    }
    return result
  }
}
