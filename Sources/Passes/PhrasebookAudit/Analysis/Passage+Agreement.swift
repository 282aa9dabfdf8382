import PhrasebookModel

/// Where most translations of an entry differ from its source in one way.
struct Agreement {
  var count: Int
  /// How many translations could have done so.
  var total: Int
  /// True for the first text that does: the one that speaks for all.
  var isSpeaker: Bool
}

extension Passage {
  /// What most translations have in common with this one: then the source is what is odd, and
  /// mending each of them would make it worse.
  ///
  /// - Parameters:
  ///   - share: Which part of them has to agree, at the least.
  ///   - deviates: Whether a text differs from the source in the same way; nil where its language
  ///     has no say.
  func agreement(
    of share: Double = 0.5, where deviates: (Passage) -> Bool?
  ) -> Agreement? {
    let subject = localized.subject
    guard subject.witnesses.count <= Self.mostWitnesses else { return nil }
    func text(of other: Localized) -> Passage? {
      guard !other.isNew, !other.language.isPseudo else { return nil }
      return other.counterpart(of: path).flatMap { $0.showsNothing ? nil : $0 }
    }
    let votes = subject.witnesses.compactMap { text(of: $0).flatMap(deviates) }
    let count = votes.count { $0 }
    guard count > 2, Double(count) >= Double(votes.count) * share else { return nil }
    let speaker = subject.translations.first { text(of: $0).flatMap(deviates) == true }
    let isSpeaker = speaker === localized && localized.counterpart(of: path) === self
    return Agreement(count: count, total: votes.count, isSpeaker: isSpeaker)
  }

  /// Nobody translates into more languages than that.
  private static let mostWitnesses = 512
}
