/// A difference from the source that most translations of an entry share.
struct Agreement {
  /// The maximum number of translations that are compared: no user has more languages.
  fileprivate static let mostWitnesses = 512

  var count: Int
  /// The number of translations that could have it.
  var total: Int
  /// Whether it is the first text with the difference, which is reported for all.
  var isSpeaker: Bool
}

extension AuditedString {
  /// The agreement of most translations with this one: if they agree, the source is the mistake,
  /// and fixing each of them would make it worse.
  ///
  /// - Parameters:
  /// - share: The minimum share of them that has to agree.
  /// - deviates: Whether a text differs from the source in the same way; nil if its language does
  ///   not count.
  func agreement(
    of share: Double = 0.5, where deviates: (AuditedString) -> Bool?
  ) -> Agreement? {
    let entry = localized.entry
    guard entry.witnesses.count <= Agreement.mostWitnesses else { return nil }
    func text(of other: Localized) -> AuditedString? {
      guard !other.isNew, !other.language.isPseudo else { return nil }
      return other.counterpart(of: path).flatMap { $0.showsNothing ? nil : $0 }
    }
    let votes = entry.witnesses.compactMap { text(of: $0).flatMap(deviates) }
    let count = votes.count { $0 }
    guard count > 2, Double(count) >= Double(votes.count) * share else { return nil }
    let speaker = entry.translations.first { text(of: $0).flatMap(deviates) == true }
    let isSpeaker = speaker === localized && localized.counterpart(of: path) === self
    return Agreement(count: count, total: votes.count, isSpeaker: isSpeaker)
  }

}
