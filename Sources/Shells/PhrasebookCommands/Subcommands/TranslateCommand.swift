import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Foundation
import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookTranslate

/// `phrasebook translate`: fills in missing translations from machines, services, a memory or any
/// command.
struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "translate",
    summary: "Fills in missing, new and empty translations; never overwrites human translations.",
    details: """
      Translators: \(TranslatorChoice.names.joined(separator: ", ")), or a command that reads JSON \
      lines (docs/translate.md). Services take their keys from the environment only. Given more than \
      once, or with commas as in memory,deepl, --with asks each for what those before it left.
      """,
    examples: ["phrasebook translate . --to fr de --with deepl --dry-run"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String?

  @Option(
    name: [.customLong("to")], parsing: .upToNextOption,
    help: ArgumentHelp(
      words: "The languages, such as fr or pt-BR (default: all that there are).", valueName: "lang")
  )
  var languages: [String] = []

  @Option(
    name: [.customLong("with")],
    help: ArgumentHelp(
      words: "Translation providers: deepl, google, …, or a command.", valueName: "translator"))
  var translators: [String]

  @Option(
    help: ArgumentHelp(
      words: "The state of what is filled in: needs_review, translated or machine_translated."))
  var state: FilledState = .needsReview

  @Option(
    help: ArgumentHelp(
      words: "Minimum match score (1–100) for memory suggestions.", valueName: "score"))
  var minimum: Int = Memory.usualMinimum

  @OptionGroup var place: MemoryPath

  @Flag(
    name: .customLong("dry-run"),
    help: ArgumentHelp(words: "Dry run: show what would be sent; send and write nothing."))
  var isDryRun = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var unknown: UnknownLanguageOption

  /// The states that filled-in texts may have.
  enum FilledState: String, ExpressibleByArgument, CaseIterable {
    case needsReview = "needs_review"
    case translated
    case machineTranslated = "machine_translated"
  }

  func validate() throws {
    guard (1...100).contains(minimum) else {
      throw ValidationError(phrase: "--minimum is from 1 to 100")
    }
  }

  func run() throws {
    let reporter = Reporter()
    let wanted = LanguageArguments(languages, path: path, allowsUnknown: unknown.isAllowed)
    wanted.wrong.forEach { reporter.say(Diagnostic(.error, $0)) }
    let request = TranslateRequest(
      languages: wanted.languages, translators: translators, state: State(rawValue: state.rawValue),
      minimumScore: minimum, memory: place.memory,
      environment: ProcessInfo.processInfo.environment)
    let workspace = reporter.workspace(wanted.path ?? ".")
    if isDryRun {
      if let cost = try workspace.translationCost(request) {
        switch format {
        case .text: CostReport(cost).text(reporter.out)
        case .json: CostReport(cost).json(reporter.out)
        }
      }
    } else {
      let interruption = Interruption { [activity = reporter.activity] in activity.cancel() }
      let result = workspace.translate(request)
      interruption.end()
      if let result {
        reporter.hasDifferences = !result.refused.isEmpty
        reporter.show(result, as: format)
      }
    }
    try reporter.finish()
  }
}
