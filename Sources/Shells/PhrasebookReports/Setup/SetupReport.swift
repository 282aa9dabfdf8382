package import PhrasebookWorkspace
import Phrasebook
import PhrasebookModel

/// The files created and changed to set a project up.
package struct SetupReport {
  package let result: SetupResult
  /// Whether the job of a service was asked for, not catalogs.
  package let isJob: Bool

  package init(_ result: SetupResult, isJob: Bool = false) {
    self.result = result
    self.isJob = isJob
  }

  package func text(_ page: Page) {
    for step in result.steps {
      page.phrase(
        step.isNew
          ? "created \(step.file): \(step.message)" : "changed \(step.file): \(step.message)")
    }
    if result.steps.isEmpty, !result.diagnostics.contains(where: { $0.severity > .note }) {
      page.phrase(
        isJob
          ? "Nothing to do: the file already has a phrasebook job."
          : "Nothing to do: every module that has strings has a catalog.")
    }
  }

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("created", result.steps.filter(\.isNew), write)
        json.member("changed", result.steps.filter { !$0.isNew }, write)
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  private func write(_ json: inout JSONWriter, _ step: Setup.Step) {
    json.object { json in
      json.member("file", step.file)
      json.member("message", step.message.sourceText)
    }
  }
}
