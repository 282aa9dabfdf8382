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
}
