import PhrasebookModel

// What both sides have written: the text of ours stays in use, needs a review, and the entry is marked
// with what theirs has; unless a preference takes one of the two.

extension EntryMerge {
  mutating func conflict<Text: WordsWithState>(
    _ base: Text?, _ ours: Text, _ theirs: Text, at place: Place
  ) -> Text {
    func version(_ text: Text) -> MergeConflict.Version {
      .init(text: text.summary, state: text.state.rawValue)
    }
    let settled = side(of: (base?.state, ours.state, theirs.state))
    note(
      MergeConflict(
        key: key, language: place.language, variation: place.variation, base: base.map(version),
        ours: version(ours), theirs: version(theirs), settled: settled),
      ConflictMark(
        language: place.language, variation: place.variation, state: ours.state.rawValue,
        theirs: theirs.json))
    guard settled == nil else { return settled == .theirs ? theirs : ours }
    var result = ours
    // The extractor's text stays the extractor's.
    if ours.state != .new { result.state = .needsReview }
    return result
  }

  /// Two whole localizations that do not go together, such as a plain text and plurals.
  mutating func conflict(
    _ base: Localization?, _ ours: Localization, _ theirs: Localization, at place: Place
  ) -> Localization {
    let states = (base: Self.state(base), ours: Self.state(ours), theirs: Self.state(theirs))
    let settled = side(of: states)
    note(
      MergeConflict(
        key: key, language: place.language, variation: place.variation,
        base: base.map { .init(text: $0.summary, state: states.base?.rawValue) },
        ours: .init(text: ours.summary, state: states.ours?.rawValue),
        theirs: .init(text: theirs.summary, state: states.theirs?.rawValue), settled: settled),
      ConflictMark(
        language: place.language, variation: place.variation, state: states.ours?.rawValue,
        theirs: theirs.json))
    guard settled == nil else { return settled == .theirs ? theirs : ours }
    var result = ours
    _ = result.askForReview()
    return result
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
