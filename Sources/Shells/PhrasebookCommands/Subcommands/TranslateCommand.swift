import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Foundation
import Phrasebook
import PhrasebookMemory
import PhrasebookModel

/// `phrasebook translate`: fills in missing translations from machines, services, a memory or any
/// command.
struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "translate",
    summary: "Fills in missing, new and empty translations; never overwrites human translations.",
    details: """
      Translators: \(TranslatorChoice.names.joined(separator: ", ")), or a command that reads JSON \
      lines (docs/translate.md). Services take their keys from the environment only. With several \
      translators, as in memory,deepl, each translates what those before it left. Without \
      --languages, all languages of the catalogs are translated.
      """,
    examples: ["phrasebook translate . --languages fr,de --with deepl --dry-run"])

  @OptionGroup var place: PathArguments

  @OptionGroup var language: LanguageOptions

  @Option(
    name: [.customLong("with")],
    help: ArgumentHelp(
      words: "Translation providers: deepl, google, …, or a command.", valueName: "translator"),
    completion: .custom(Completions.translators))
  var translators: [String]

  @Option(
    help: ArgumentHelp(
      words: """
        State of filled-in translations: needs_review, machine_translated, or translated, which only exact \
        memory matches get, with --minimum 100 (default: needs_review, or translate: state in \
        phrasebook.yml).
        """))
  var state: FilledState?

  @Option(
    help: ArgumentHelp(
      words: "Minimum match score (1–100) for memory suggestions.", valueName: "score"))
  var minimum: Int = Memory.usualMinimum

  @OptionGroup var memory: MemoryPath

  @Flag(
    name: .customLong("dry-run"),
    help: ArgumentHelp(words: "Send and write nothing; show what would be sent, or a diff."))
  var isDryRun = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  /// The states that filled-in texts may have.
  enum FilledState: String, ExpressibleByArgument, CaseIterable {
    case needsReview = "needs_review"
    case translated
    case machineTranslated = "machine_translated"
  }

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    guard (1...100).contains(minimum) else {
      throw ValidationError(phrase: "--minimum is from 1 to 100")
    }
    let environment = ProcessInfo.processInfo.environment
    if let problem = TranslatorChoice.problem(in: translators, environment: environment) {
      throw ValidationError(phrase: problem)
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    var request = TranslateRequest(
      languages: language.chosen, translators: translators,
      state: state.map { State(rawValue: $0.rawValue) },
      minimumScore: minimum, memory: memory.memory,
      environment: ProcessInfo.processInfo.environment)
    if isDryRun { request.counting = format == .json ? .always : .ifSent }
    let workspace = reporter.workspace(place.paths)
    // A count is short and writes nothing: a signal may end it at once.
    let interruption: Interruption? =
      request.isCounted
      ? nil : Interruption { [activity = reporter.activity] in activity.cancel() }
    let outcome = try reporter.run(workspace, isDry: isDryRun, as: format) {
      try workspace.translate(request)
    }
    interruption?.end()
    switch outcome {
    case .filled(let result)?:
      reporter.hasDifferences = !result.refused.isEmpty
      reporter.show(result, as: format)
    case .counted(let cost)?:
      switch format {
      case .text: CostReport(cost).text(reporter.out)
      case .json: CostReport(cost).json(reporter.out)
      }
    case nil: break
    }
    try reporter.finish()
  }
}
