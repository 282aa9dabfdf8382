import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats

/// `phrasebook format`: catalogs as Xcode writes them.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "format",
    summary: "Rewrites catalogs in Xcode's own style and order.",
    examples: ["phrasebook format . --check"])

  @OptionGroup var place: PathArguments

  @Flag(
    help: ArgumentHelp(words: "Write nothing, and exit with 1 if a catalog is not in that style."))
  var check = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(place.paths)
    let isDry = writing.isDryRun && !check
    let result = try reporter.run(workspace, isDry: isDry, as: format) {
      try workspace.format(FormatRequest(isDryRun: check))
    }
    let report = FormatReport(result, isWritten: !check && !isDry)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    reporter.hasDifferences = check && !result.files.isEmpty
    try reporter.finish()
  }
}
