import ArgumentParser
import Foundation
import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookTranslate

/// `phrasebook translate`: what catalogs lack, from machines, services, a memory or any command.
struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "translate",
    summary: "Fills in missing, new and empty translations; never over a person's text.",
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
    help: ArgumentHelp(words: "Who translates.", valueName: "translator"))
  var translators: [String]

  @Option(
    help: ArgumentHelp(
      words: "The state of what is filled in: needs_review, translated or machine_translated."))
  var state: FilledState = .needsReview

  @Option(
    help: ArgumentHelp(
      words: "The least score, from 1 to 100, of what the memory gives.", valueName: "score"))
  var minimum: Int = Memory.usualMinimum

  @OptionGroup var place: MemoryPath

  @Flag(
    name: .customLong("dry-run"),
    help: ArgumentHelp(words: "Ask nobody, write nothing: count what would be asked."))
  var isDryRun = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

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
    let wanted = LanguageArguments(languages, path: path)
    wanted.wrong.forEach { reporter.say(Diagnostic(.error, $0)) }
    let names = translators.flatMap(TranslatorChoice.split)
    let choice = TranslatorChoice(
      environment: ProcessInfo.processInfo.environment, isDryRun: isDryRun,
      memory: names.contains("memory")
        ? MemoryLocation.find(wanted.path ?? ".", file: place.memory) : nil, minimum: minimum)
    var chosen: [any Translator] = []
    for name in names {
      do throws(TranslatorFailure) {
        chosen.append(try choice.translator(named: name))
      } catch {
        reporter.say(Diagnostic(.error, error.text))
      }
    }
    guard !reporter.hasFailed else { return try reporter.finish() }
    let jobs = TranslateJob.all(
      of: wanted.path ?? ".", languages: wanted.languages,
      options: FillingOptions(state: State(rawValue: state.rawValue)), reporter: reporter)
    let unknown = TranslateJob.unknown(wanted.languages, jobs)
    for name in unknown {
      reporter.say(
        Diagnostic(.error, "\(name.quoted) is not a language; write a tag such as fr or pt-BR"))
    }
    guard unknown.isEmpty else { return try reporter.finish() }
    if !isDryRun, let memory = choice.memory { remember(jobs, in: memory, reporter) }
    let run = TranslateRun(translators: chosen, reporter: reporter)
    if isDryRun {
      report(run.costs(of: jobs), reporter)
    } else {
      let result = run.run(jobs)
      if !result.refused.isEmpty { reporter.hasDifferences = true }
      result.report(format, to: reporter)
    }
    try reporter.finish()
  }

  /// The memory knows at least what the catalogs themselves have: the same text elsewhere.
  private func remember(
    _ jobs: [TranslateJob], in memory: MemoryLocation, _ reporter: Reporter
  ) {
    let feed = MemoryFeed(memory)
    var last: String?
    for job in jobs where job.file != last {
      last = job.file
      feed.note(job.catalog, path: job.file, bytes: nil)
    }
    feed.close(reporter)
  }

  private func report(
    _ costs: [(job: TranslateJob, cost: FillingCost)], _ reporter: Reporter
  ) {
    let total = costs.map(\.cost).reduce(FillingCost(), +)
    switch format {
    case .text:
      for (job, cost) in costs where cost.texts > 0 {
        reporter.out.phrase(
          """
          \(job.file): \(job.language): \(cost.texts.of(.texts)), \
          \(cost.characters.of(.characters))
          """)
      }
      reporter.out.phrase(
        "\(total.texts.of(.texts)) to fill in, \(total.characters.of(.characters)) to send")
    case .json:
      reporter.json { json in
        json.object { json in
          json.member("cost", costs) { json, item in
            json.object { json in
              json.member("file", item.job.file)
              json.member("table", item.job.table)
              json.member("language", item.job.language)
              json.member("texts", item.cost.texts)
              json.member("characters", item.cost.characters)
            }
          }
          json.member("texts", total.texts)
          json.member("characters", total.characters)
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    }
  }
}
