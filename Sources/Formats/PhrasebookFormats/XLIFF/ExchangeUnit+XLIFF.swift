internal import Phrasebook
internal import PhrasebookModel

/// Preparations of a unit for both versions of XLIFF.
extension ExchangeUnit {
  /// Removes the comment and the state if XLIFF cannot hold them, and reports each.
  ///
  /// - Parameter isWritable: Whether the version has a word for the state.
  mutating func keepRepresentable(
    isStateWritable isWritable: Bool, lose: (ExchangeLoss.Part, Phrase) -> Void
  ) {
    if let text = comment, !XMLWriter.canWrite(text) {
      lose(.comment, "the comment has a control character, which XML cannot hold; skipped")
      comment = nil
    }
    if target == nil, let word = state {
      lose(.state, "the state \(word.rawValue) has no string; skipped")
      state = nil
    } else if !isWritable {
      lose(.state, "the state is not allowed in XLIFF; skipped")
      state = nil
    }
  }

  /// A text of the unit as Xcode spells it.
  ///
  /// - Parameter numbers: Those of the substitutions of its key.
  func spelled(_ text: String, _ numbers: [String: Int]) -> String {
    guard let name = path.substitution else { return SubstitutionSpelling.numbered(text, numbers) }
    return SubstitutionSpelling.expanded(text, argument, numbers[name])
  }

  /// The unit's own mark: that it has no source, although XLIFF needs one, or that its argument has
  /// a number instead of `%arg`, which a reader could not distinguish. Nil for all others.
  func mark(_ numbers: [String: Int]) -> String? {
    // Xcode gives the id to a substitution that the source does not have.
    guard let name = path.substitution else { return source == nil ? XLIFF.noSource : nil }
    guard let number = numbers[name] else { return nil }
    func isNumbered(_ text: String?) -> Bool {
      text.map { SubstitutionSpelling.collapsed($0, number: number).specifier != nil } ?? false
    }
    switch (isNumbered(source), isNumbered(target)) {
    case (false, false): return nil
    case (true, false): return XLIFF.numbered + "source"
    case (false, true): return XLIFF.numbered + "target"
    case (true, true): return XLIFF.numbered + "source-target"
    }
  }
}
