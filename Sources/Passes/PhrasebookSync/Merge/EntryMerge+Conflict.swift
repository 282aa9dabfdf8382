import PhrasebookModel

// If both sides have written something, the text of ours stays in use and needs a review, and the entry
// is marked with that of theirs; unless a preference takes one of the two.

extension EntryMerge {
  mutating func conflict<Text: StringUnitState>(
    _ base: Text?, _ ours: Text, _ theirs: Text, at position: LocalizationPosition
  ) -> Text {
    func version(_ text: Text) -> MergeConflict.Version {
      .init(text: text.summary, state: text.state.rawValue)
    }
    let settled = note(
      base.map(version), version(ours), version(theirs),
      side: side(of: (base?.state, ours.state, theirs.state)), theirs.json, at: position)
    guard settled == nil else { return settled == .theirs ? theirs : ours }
    var result = ours
    // The extractor's text stays the extractor's.
    if ours.state != .new { result.state = .needsReview }
    return result
  }

  /// Two whole localizations that cannot be merged, such as a plain text and plurals.
  mutating func conflict(
    _ base: Localization?, _ ours: Localization, _ theirs: Localization,
    at position: LocalizationPosition
  ) -> Localization {
    func version(_ localization: Localization) -> MergeConflict.Version {
      .init(text: localization.summary, state: Self.state(localization)?.rawValue)
    }
    let settled = note(
      base.map(version), version(ours), version(theirs),
      side: side(of: (Self.state(base), Self.state(ours), Self.state(theirs))), theirs.json,
      at: position)
    guard settled == nil else { return settled == .theirs ? theirs : ours }
    var result = ours
    _ = result.askForReview()
    return result
  }

  /// Records a conflict, and returns the side that the preference takes.
  private mutating func note(
    _ base: MergeConflict.Version?, _ ours: MergeConflict.Version,
    _ theirs: MergeConflict.Version, side settled: MergePreference?, _ json: JSONValue,
    at position: LocalizationPosition
  ) -> MergePreference? {
    note(
      MergeConflict(
        key: key, language: position.language, variation: position.variation, base: base,
        ours: ours,
        theirs: theirs, settled: settled),
      ConflictMark(
        language: position.language, variation: position.variation, state: ours.state, theirs: json)
    )
    return settled
  }

  /// The state of the text that is least far; nil without any.
  private static func state(_ localization: Localization?) -> State? {
    localization?.forms(language: "").compactMap(\.state).min { progress($0) < progress($1) }
  }
}

extension Localization {
  /// All its texts on one line, for a sentence about it.
  var summary: String {
    forms(language: "").map { form in
      let path = form.path.description
      return path.isEmpty ? form.value : "\(path): \(form.value)"
    }.joined(separator: "; ")
  }
}
