import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook explain`: documents checks.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "explain",
    summary: "Explains a check: why it matters, examples, and how to fix its findings.",
    details: """
      Without an id, lists all checks.
      """,
    examples: ["phrasebook explain placeholder-missing"])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(
    help: ArgumentHelp(
      words: "The id of a check, as reports have it, or a family of checks.", valueName: "id"),
    completion: .custom(Completions.checks))
  var id: String?

  @Option(help: ArgumentHelp(words: "text, json or markdown."))
  var format: Format = .text

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let id, CheckNames.ids(id) == nil { throw ValidationError(phrase: CheckNames.unknown(id)) }
  }

  func run() throws {
    let reporter = Reporter(display)
    guard let result = reporter.workspace(".").explain(id) else {
      return try reporter.finish()
    }
    let report = ExplainReport(result)
    switch format {
    case .json: report.json(reporter.out)
    case .markdown: report.markdown(reporter.out, isWhole: id == nil)
    case .text: report.text(reporter.out)
    }
    try reporter.finish()
  }
}
