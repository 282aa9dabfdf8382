import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats

/// `phrasebook history`: shows who changed a string, when, and how.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "history",
    summary: "Shows the git history of a key.",
    details: """
      Renames of the key and of the file are followed.
      """,
    examples: [#"phrasebook history "Hello" --languages fr"#])

  @Argument(
    help: ArgumentHelp(words: "The key, as the catalog has it."),
    completion: .custom(Completions.keys))
  var key: String

  @OptionGroup var place: PathArguments

  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let request = HistoryRequest(key, language: try language.single())
    let result = try reporter.workspace(place.paths).history(request)
    if !reporter.hasFailed {
      let report = HistoryReport(key, result)
      switch format {
      case .text: report.text(reporter.out)
      case .json: report.json(reporter.out)
      }
    }
    try reporter.finish()
  }
}
