import ArgumentParser
import Phrasebook
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook exchange`: files for translators that stay in step with the catalogs.
struct ExchangeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "exchange",
    summary: "Keeps one file per language in step with the catalogs, in both directions.",
    details: """
      exchange in phrasebook.yml sets the format and the folder. Changes of a file since the last \
      run are imported into the catalogs, and changes of the catalogs are exported to the files. \
      A string that changed on both sides is reported and kept in both.
      """,
    examples: ["phrasebook exchange .", "phrasebook exchange . --check"])

  @OptionGroup var place: PathArguments

  @Flag(help: ArgumentHelp(words: "Report the differences and write nothing."))
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
      try workspace.exchange(ExchangeRequest(isDryRun: check || isDry))
    }
    reporter.hasDifferences = result.hasConflicts || check && !result.isEmpty
    let report = ExchangeFolderReport(result)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }
}
