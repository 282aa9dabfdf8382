import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// One run of a subcommand: its result goes to stdout, everything else to stderr, and it ends with
/// an exit code.
final class Reporter {
  private let stdout = Output(1)
  /// The run of the operation, whose events are shown while it works.
  let activity: Activity
  /// Whether there is a difference or a finding that the exit code reports.
  var hasDifferences = false

  init() {
    let terminal = ActivityDisplay()
    activity = Activity { terminal.show($0) }
  }

  /// The page of the result.
  var out: Page { stdout.page }
  var diagnostics: [Diagnostic] { activity.diagnostics }
  var hasFailed: Bool { activity.hasFailed }

  /// Whether the result can no longer be written.
  var isBroken: Bool { stdout.isBroken }

  func say(_ diagnostic: Diagnostic) { activity.report(diagnostic) }

  /// Ends the run: 2 if something could not be done, 1 if there are differences.
  func finish() throws {
    out.flush()
    if stdout.hasFailed {
      say(Diagnostic(.error, "the result cannot be written; is the disk full?"))
    }
    if hasFailed { throw ExitCode(2) }
    if hasDifferences { throw ExitCode(1) }
  }
}
