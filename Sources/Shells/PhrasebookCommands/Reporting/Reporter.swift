import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// One run of a subcommand: its result goes to stdout, everything else to stderr, and it ends with
/// an exit code.
final class Reporter {
  private let stdout: Output
  /// The run of the operation, whose events are shown while it works.
  let activity: Activity
  /// Whether there is a difference or a finding that the exit code reports.
  var hasDifferences = false

  /// The changes of a dry run, which are shown at the end.
  private var previews: [StagedFiles.Change] = []

  init(_ display: DisplayOptions) {
    stdout = Output(1, display.color)
    let terminal = ActivityDisplay(
      isQuiet: display.quiet, isVerbose: display.verbose, display.color)
    activity = Activity { terminal.show($0) }
  }

  /// The page of the result.
  var out: Page { stdout.page }
  var diagnostics: [Diagnostic] { activity.diagnostics }
  var hasFailed: Bool { activity.hasFailed }

  /// Whether the result can no longer be written.
  var isBroken: Bool { stdout.isBroken }

  func report(_ diagnostic: Diagnostic) { activity.report(diagnostic) }

  /// Runs an operation; a dry run writes nothing, and `finish` shows what would have been written.
  func run<Result, Failure: Error>(
    _ workspace: Workspace, isDry: Bool, showsDiff: Bool, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isDry else { return try work() }
    let preview = try workspace.preview(work)
    if showsDiff { previews += preview.changes }
    return preview.result
  }

  /// The same for a result in a format; JSON is written without a diff.
  func run<Result, Failure: Error>(
    _ workspace: Workspace, isDry: Bool, as format: ReportFormat,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(workspace, isDry: isDry, showsDiff: format == .text, work)
  }

  /// Informs a user who starts a server in a terminal that another program talks to it.
  func noteClient() {
    guard isatty(0) == 1 else { return }
    activity.note("an editor or an agent starts this and talks to it; press Ctrl-C to end it")
  }

  /// Ends the run: 2 if something could not be done, 1 if there are differences.
  func finish() throws {
    PreviewReport(previews).text(out)
    out.flush()
    if stdout.hasFailed {
      report(Diagnostic(.error, "the result cannot be written; is the disk full?"))
    }
    if hasFailed { throw ExitCode(2) }
    if hasDifferences { throw ExitCode(1) }
  }
}
