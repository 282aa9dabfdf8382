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

  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    guard let languages = language.checked(reporter) else { return try reporter.finish() }
    let report = StatsReport(try reporter.workspace(place.paths).stats(languages: languages))
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }
}
