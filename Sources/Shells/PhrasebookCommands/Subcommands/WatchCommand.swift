import ArgumentParser
import Phrasebook
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook watch`: catalogs in step with the sources while one works.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "watch",
    summary: "Syncs the catalogs after each change of a file, until it is interrupted.",
    details: """
      A catalog with conflict marks, or one that Vim or Emacs has open with unsaved changes, is \
      not written.
      """,
    examples: ["phrasebook watch ."])

  @OptionGroup var place: PathArguments

  @Flag(
    name: [.customLong("dry-run"), .customLong("check")],
    help: ArgumentHelp(words: "Report the differences and write nothing."))
  var isDryRun = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let interruption = Interruption { [activity = reporter.activity] in activity.cancel() }
    defer { interruption.end() }
    let report = SyncReport(reporter.out)
    let workspace = reporter.workspace(place.paths, extraction)
    let hasRun = workspace.watch(WatchRequest(isDryRun: isDryRun)) { results in
      switch format {
      case .json: report.json(results, reporter.diagnostics)
      case .text:
        for result in results {
          report.summary(result)
          report.changes(result)
        }
      }
      reporter.out.flush()
      if reporter.isBroken { reporter.activity.cancel() }
    }
    if !hasRun { try reporter.finish() }
  }
}
