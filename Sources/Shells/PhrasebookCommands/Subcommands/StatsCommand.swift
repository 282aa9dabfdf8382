import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookAudit

/// `phrasebook stats`: shows the coverage of each language.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "stats",
    summary: "Shows how far each table is translated into each language.",
    examples: ["phrasebook stats . --format json"])

  @OptionGroup var place: PathArguments

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let report = StatsReport(try reporter.workspace(place.paths).stats())
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }
}
