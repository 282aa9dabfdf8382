import ArgumentParser
import Phrasebook
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook context list`: lists the strings that have pictures.
struct ContextListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "list",
    summary: "Lists the strings that have screenshots.",
    details: "The exit code is 1 if a catalog no longer has one of the keys.",
    examples: ["phrasebook context list . --key Hello"])

  @OptionGroup var place: PathArguments

  @Option(
    help: ArgumentHelp(words: "Only this key; can be repeated.", valueName: "key"),
    completion: .custom(Completions.keys))
  var key: [String] = []

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let result = try reporter.workspace(place.paths).context(ContextListRequest(keys: key))
    reporter.hasDifferences = result.items.contains { !$0.isKnown }
    if let remark = ContextReport(result).remark { reporter.activity.note(remark) }
    try Self.finish(result, reporter, format)
  }

  /// Shows strings with their pictures and ends the run.
  static func finish(
    _ result: ContextResult, _ reporter: Reporter, _ format: ReportFormat
  ) throws {
    let report = ContextReport(result)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }
}
