import PhrasebookModel

extension EntryMerge {
  /// Merges a text with its state. The state belongs to the words it was given to; a review that the
  /// other side asks for is asked for all the same.
  mutating func merge(
    _ base: StringUnit?, _ ours: StringUnit, _ theirs: StringUnit, at place: Place
  ) -> StringUnit {
    let values = ThreeWay<String?>(base?.value, ours.value, theirs.value)
    var result: StringUnit
    if ours.value.isSame(as: theirs.value) {
      result = ours
      result.state = state(base?.state, ours.state, theirs.state)
    } else if let value = values.agreed {
      let isOurs = value.isSame(as: ours.value)
      result = isOurs ? ours : theirs
      result.state = review(
        isOurs ? ours.state : theirs.state, isOurs ? theirs.state : ours.state, base?.state)
    } else if (ours.state == .new) != (theirs.state == .new) {
      // One of the two is only the extractor's.
      result = ours.state == .new ? theirs : ours
    } else {
      result = conflict(base, ours, theirs, at: place)
    }
    result.unknown = unknownParts(base?.unknown, ours.unknown, theirs.unknown)
    return result
  }

  /// The same for the phrases of an App Shortcut: one list is one value.
  mutating func merge(
    _ base: StringSet?, _ ours: StringSet, _ theirs: StringSet, at place: Place
  ) -> StringSet {
    let values = ThreeWay<[String]?>(base?.values, ours.values, theirs.values)
    var result: StringSet
    if ours.values.isSame(as: theirs.values) {
      result = ours
      result.state = state(base?.state, ours.state, theirs.state)
    } else if let value = values.agreed {
      let isOurs = value.isSame(as: ours.values)
      result = isOurs ? ours : theirs
      result.state = review(
        isOurs ? ours.state : theirs.state, isOurs ? theirs.state : ours.state, base?.state)
    } else if (ours.state == .new) != (theirs.state == .new) {
      result = ours.state == .new ? theirs : ours
    } else {
      result = conflict(base, ours, theirs, at: place)
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
    return isAsked && written == .translated ? .needsReview : written
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
