import PhrasebookModel
import PhrasebookWorkspace

extension AuditResult {
  /// The errors of the run itself, without which a report of a run that checked nothing looks like success.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
