package import PhrasebookModel
package import PhrasebookWorkspace
import Phrasebook

/// The outcome for files that a merge had left damaged.
package struct RepairReport {
  package let outcomes: [CatalogRepair.Outcome]

  package init(_ outcomes: [CatalogRepair.Outcome]) { self.outcomes = outcomes }

  /// One line for each file, except those whose conflicts are all still open.
  package func text(_ page: Page) {
    for outcome in outcomes {
      switch outcome.action {
      case .repaired(let damage): page.phrase("\(outcome.file): repaired, it had \(damage)")
      case .settled: page.phrase("\(outcome.file): conflicts settled")
      case .unchanged:
        if outcome.conflicts.isEmpty { page.phrase("\(outcome.file): nothing to repair") }
      }
    }
  }

  /// The members `conflicts` and `diagnostics`.
  package func json(_ page: Page, _ diagnostics: [Diagnostic]) {
    let conflicts = outcomes.flatMap { outcome in outcome.conflicts.map { (outcome.file, $0) } }
    page.json { json in
      json.object { json in
        json.member("conflicts", conflicts) { $0.conflict($1.1, file: $1.0) }
        json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
