import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookSync

/// `phrasebook check`: everything at a glance, for every day and for CI.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "check",
    summary: "Tells whether catalogs and code are in step, what is wrong, and what is missing.",
    details: """
      Nothing is written. The exit code is 0 where all is well, 1 where there is something to mend, \
      and 2 where something could not be read. Findings of the audit count from the severity that \
      fail-on in phrasebook.yml names (default: error).
      """,
    examples: ["phrasebook check ."])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    let result = try reporter.workspace(path, extraction).check()
    let report = CheckReport(result: result)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    reporter.hasDifferences = result.hasDifferences
    try reporter.finish()
  }
}
