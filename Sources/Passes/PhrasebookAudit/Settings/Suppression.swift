package import PhrasebookModel

/// Findings that were reviewed and are not reported any more, with the reason.
package struct Suppression: Hashable, Sendable {
  /// Checks by id, as patterns with `*`, or families of checks.
  package var checks: [String]
  /// Keys, as patterns with `*`; all if empty.
  package var keys: [String]
  /// Languages; all if empty.
  package var languages: [String]
  /// Tables; all if empty.
  package var tables: [String]
  /// The reason; empty if it is missing.
  package var reason: String
  /// The place in the settings.
  package var location: Location?

  /// The text that editors write in place of a reason, for a person to replace.
  package static let placeholder = "explain why"

  /// Whether it has a reason, other than the placeholder.
  var hasReason: Bool { !reason.isEmpty && !reason.isExactly(Self.placeholder) }

  /// Creates a suppression.
  package init(
    checks: [String], keys: [String] = [], languages: [String] = [], tables: [String] = [],
    reason: String, location: Location? = nil
  ) {
    self.checks = checks
    self.keys = keys
    self.languages = languages
    self.tables = tables
    self.reason = reason
    self.location = location
  }

  /// Whether it applies to a finding.
  package func covers(_ finding: Finding) -> Bool {
    func fits(_ patterns: [String], _ text: String?) -> Bool {
      guard !patterns.isEmpty else { return true }
      guard let text else { return false }
      return patterns.contains { Wildcard($0).matches(text) }
    }
    let family = Check.byID[finding.id]?.family.rawValue
    let isOfChecks = fits(checks, finding.id) || family.map(checks.contains) == true
    return isOfChecks && fits(tables, finding.table)
      && fits(languages, finding.language) && fits(keys, finding.key)
  }
}
