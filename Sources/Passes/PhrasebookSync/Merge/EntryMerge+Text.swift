import PhrasebookModel

extension EntryMerge {
  /// Merges words with their state. The state belongs to the words it was given to; a review that the
  /// other side asks for is asked for all the same.
  mutating func merge<Text: StringUnitState>(
    _ base: Text?, _ ours: Text, _ theirs: Text, at position: LocalizationPosition
  ) -> Text {
    let words = ThreeWay<Text.Words?>(base?.words, ours.words, theirs.words)
    var result: Text
    if ours.words.isSame(as: theirs.words) {
      result = ours
      result.state = state(base?.state, ours.state, theirs.state)
    } else if let person = person(base, ours, theirs) {
      result = person
    } else if let agreed = words.agreed {
      let isOurs = agreed.isSame(as: ours.words)
      result = isOurs ? ours : theirs
      result.state = review(
        isOurs ? ours.state : theirs.state, isOurs ? theirs.state : ours.state, base?.state)
    } else if (ours.state == .new) != (theirs.state == .new) {
      // One of the two is only the extractor's.
      result = ours.state == .new ? theirs : ours
    } else {
      result = conflict(base, ours, theirs, at: position)
    }
    result.unknown = unknownParts(base?.unknown, ours.unknown, theirs.unknown)
    return result
  }

  /// The state of words that both have: a review that either asks for is due.
  private func state(_ base: State?, _ ours: State, _ theirs: State) -> State {
    if let agreed = ThreeWay<State?>(base, ours, theirs).agreed ?? nil { return agreed }
    switch preference {
    case .ours: return ours
    case .theirs: return theirs
    default: break
    }
    if ours == .needsReview || theirs == .needsReview { return .needsReview }
    return Self.progress(ours) < Self.progress(theirs) ? theirs : ours
  }

  /// The state of words that one side has written, while the other may have asked for a review.
  private func review(_ written: State, _ other: State, _ base: State?) -> State {
    let isAsked = other == .needsReview && base != .needsReview
    return isAsked && written.isTranslated ? .needsReview : written
  }

  /// The text that a person has written or reviewed since the base, if the other is a machine's: it
  /// wins, unless the caller prefers a side.
  private func person<Text: StringUnitState>(_ base: Text?, _ ours: Text, _ theirs: Text) -> Text? {
    let isOursMachine = ours.state == .machineTranslated
    guard preference == nil, isOursMachine != (theirs.state == .machineTranslated) else {
      return nil
    }
    let person = isOursMachine ? theirs : ours
    guard person.state != .new else { return nil }
    let isUnchanged =
      base.map { $0.state == person.state && $0.words.isSame(as: person.words) } ?? false
    return isUnchanged ? nil : person
  }

  private func unknownParts(
    _ base: Members<JSONValue>?, _ ours: Members<JSONValue>, _ theirs: Members<JSONValue>
  ) -> Members<JSONValue> {
    if ours.isEmpty, theirs.isEmpty { return ours }
    return ThreeWay.members(base ?? [:], ours, theirs) { _, base, ours, theirs in
      JSONMerge.merge(base, ours, theirs) ?? ours
    }
  }
}
