/// The extent of a run: only findings within it can be removed from a baseline.
package struct AuditExtent: Sendable {
  /// The settings of all catalogs that share the baseline.
  private let settings: [AuditSettings]
  /// Whether the run included every check and language.
  private let isComplete: Bool
  private let seenTables: Set<String>
  /// Tables of the baseline that the run did not include.
  private let unseenTables: Set<String>

  /// Creates the extent from the settings of a run and the tables that it has seen.
  package init(
    _ settings: [AuditSettings], isComplete: Bool, seenTables: Set<String>,
    unseenTables: Set<String>
  ) {
    self.settings = settings
    self.isComplete = isComplete
    self.seenTables = seenTables
    self.unseenTables = unseenTables
  }

  /// Whether the run would have found it if it still existed.
  package func covers(_ mark: Baseline.Mark) -> Bool {
    let isAsked = settings.allSatisfy { settings in
      settings.asks(mark.id)
        && (settings.languages.isEmpty || settings.languages.contains(mark.language))
    }
    guard isAsked else { return false }
    // Findings about suppressions depend on all others.
    if Self.ofSuppressions.contains(mark.id) { return isComplete && unseenTables.isEmpty }
    guard !unseenTables.isEmpty else { return true }
    // Code uses the tables of other modules, too.
    return Check.byID[mark.id]?.family != .code && seenTables.contains(mark.table)
      && !unseenTables.contains(mark.table)
  }

  /// The checks of suppressions, whose findings cannot be suppressed.
  package static let ofSuppressions: Set<String> = [
    UnusedSuppression.check.id, UnknownCheck.check.id, SuppressionWithoutReason.check.id,
  ]
}
