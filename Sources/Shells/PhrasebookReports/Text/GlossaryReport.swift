import Phrasebook
import PhrasebookModel
import PhrasebookProjects
package import PhrasebookWorkspace

/// The file of a glossary that was exported, or the terms that were imported.
package struct GlossaryReport {
  package let result: GlossaryResult

  package init(_ result: GlossaryResult) { self.result = result }

  package func exported(_ page: Page) {
    if let file = result.file { page.phrase("\(file): \(result.terms.of(.terms))") }
  }

  package func imported(_ page: Page) {
    guard let file = result.file else { return }
    page.phrase(
      "\(file): \(result.outcome.added.count) added, \(result.outcome.changed.count) changed")
  }

  /// The members `file`, `terms` and `diagnostics`.
  package func exportedJSON(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("file", result.file)
        json.member("terms", result.terms)
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  /// The members `file`, `added`, `changed`, `skipped` and `diagnostics`.
  package func importedJSON(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("file", result.file)
        json.member("added", result.outcome.added) { $0.string($1) }
        json.member("changed", result.outcome.changed) { $0.string($1) }
        json.member("skipped", result.outcome.skipped) { $0.string($1) }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
