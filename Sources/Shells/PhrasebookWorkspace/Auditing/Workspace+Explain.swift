package import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects

/// The checks that a name selects.
package struct ExplainResult: Sendable {
  /// The check whose id was given; nil if a family, a pattern or nothing was given.
  package var check: Check?
  /// The selected checks, in the order of the documentation.
  package var checks: [Check]
}

extension Workspace {
  /// Selects checks to document.
  ///
  /// - Parameter name: An id, a family or a pattern with `*`; nil for all checks.
  /// - Returns: Nil, with a diagnostic, if no check has the name.
  package func explain(_ name: String? = nil) -> ExplainResult? {
    guard let name else { return ExplainResult(checks: Check.all) }
    guard let ids = CheckNames.ids(name) else {
      activity.report(Diagnostic(.error, CheckNames.unknown(name)))
      return nil
    }
    return ExplainResult(
      check: Check.byID[name], checks: Check.all.filter { ids.contains($0.id) })
  }
}
