import ArgumentParser
import Foundation
import Phrasebook
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook context comments`: drafts comments from the code.
struct ContextCommentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "comments",
    summary: "Drafts comments for strings without one, from the code that uses them.",
    details: """
      The drafter is openai (any endpoint with chat completions) or a command that reads JSON lines \
      (docs/editor.md). Comments are marked as generated, and a person's comment is never replaced. \
      The exit code is 1 if a comment was refused.
      """,
    examples: ["phrasebook context comments . --with openai --dry-run"])

  @OptionGroup var place: PathArguments

  @Option(
    name: [.customLong("with")],
    help: ArgumentHelp(words: "The drafter: openai, or a command.", valueName: "drafter"),
    completion: .list(["openai"]))
  var drafter: String

  @Option(
    help: ArgumentHelp(words: "Only this table.", valueName: "table"),
    completion: .custom(Completions.tables))
  var table: String?

  @Flag(
    name: .customLong("dry-run"),
    help: ArgumentHelp(words: "Send and write nothing; list the strings that would be sent."))
  var isDryRun = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    let environment = ProcessInfo.processInfo.environment
    if let problem = TranslatorChoice.problem(ofDrafter: drafter, environment: environment) {
      throw ValidationError(phrase: problem)
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    var request = CommentRequest(
      drafter: drafter, environment: ProcessInfo.processInfo.environment)
    request.table = table
    request.isDryRun = isDryRun
    let interruption = Interruption { [activity = reporter.activity] in activity.cancel() }
    let result = try reporter.workspace(place.paths, extraction).draftComments(request)
    interruption.end()
    if let result {
      reporter.hasDifferences = !result.refused.isEmpty
      let report = CommentReport(result, isDryRun: isDryRun)
      switch format {
      case .text:
        report.text(reporter.out)
        if let remark = report.remark { reporter.activity.note(remark) }
      case .json: report.json(reporter.out)
      }
    }
    try reporter.finish()
  }
}
