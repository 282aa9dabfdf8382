import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook languages`: shows which of an app's languages a user gets.
struct LanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "languages",
    summary: "Shows which of an app's languages a user gets, and why.",
    details: """
      The first language is the one to use, the others are its fallbacks. The rules are those of Apple's systems. With --batch, reads questions from standard input as lines of JSON, and answers with one line each.
      """,
    examples: [
      "phrasebook languages --preferred es-US,fr-CA --supported en,fr --explain",
      #"echo '{"preferred":["de"],"supported":["en"]}' | phrasebook languages --batch"#,
    ])

  @Option(
    help: ArgumentHelp(
      words:
        "The user's preferred languages, or an Accept-Language header (default: those of this terminal).",
      valueName: "list"),
    completion: .custom(Completions.languages))
  var preferred: String?

  @Option(
    help: ArgumentHelp(words: "The app's languages, separated by commas.", valueName: "list"),
    completion: .custom(Completions.languages))
  var supported: String?

  @Option(
    help: ArgumentHelp(words: "The language the app is written in.", valueName: "lang"),
    completion: .custom(Completions.languages))
  var development: String?

  @OptionGroup var unknown: UnknownLanguageOption

  @Flag(help: ArgumentHelp(words: "Show each step of the choice."))
  var explain = false

  @Flag(help: ArgumentHelp(words: "Answer questions from standard input, one line of JSON each."))
  var batch = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if batch {
      guard preferred == nil, supported == nil, development == nil else {
        throw ValidationError(
          phrase: "with --batch the languages come from standard input; leave the lists out.")
      }
    } else if supported == nil {
      throw ValidationError(
        phrase: "list the app's languages with --supported, such as en,fr,pt-BR.")
    }
    if !unknown.isAllowed,
      let problem = LanguageQuestion.problem(in: [preferred], isOfUser: true)
        ?? LanguageQuestion.problem(in: [supported, development], isOfUser: false)
    {
      throw ValidationError(phrase: problem)
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    if batch {
      answerLines(reporter)
    } else {
      answer(reporter)
    }
    try reporter.finish()
  }

  private func answer(_ reporter: Reporter) {
    let question = LanguageQuestion(
      preferred: LanguageQuestion.Languages(preferred),
      supported: LanguageQuestion.list(supported ?? ""), development: development)
    let workspace = reporter.workspace(".")
    let report = LanguagesReport(workspace.languages(question, explains: explain))
    switch format {
    case .json: reporter.out.json { report.json(&$0) }
    case .text:
      report.text(reporter.out)
      report.remark.map(reporter.activity.note)
    }
  }

  /// The maximum number of lines that are reported as wrong.
  private static let mostFailures = 20

  /// Writes one answer for each question, in order.
  private func answerLines(_ reporter: Reporter) {
    var lines = InputLines()
    var failures = 0
    reporter.workspace(".").languages(
      lines: { reporter.isBroken ? nil : lines.next(beforeWaiting: reporter.out.flush)?.content },
      explains: explain
    ) { answer, number in
      switch answer {
      case .success(let answer): reporter.out.jsonLine { LanguagesReport(answer).json(&$0) }
      case .failure(let failure):
        // Each question has an answer.
        reporter.out.jsonLine { json in
          json.object { json in
            json.member("languages", [] as [String]) { $0.string($1) }
            json.member("error", failure.message.sourceText)
          }
        }
        failures += 1
        report(failure, of: number, isLast: failures == Self.mostFailures, failures, reporter)
      }
    }
    if let failure = lines.failure { reporter.say(failure.diagnostic) }
  }

  private func report(
    _ failure: LanguageQuestion.Failure, of line: Int, isLast: Bool, _ count: Int,
    _ reporter: Reporter
  ) {
    guard count <= Self.mostFailures else { return }
    reporter.say(
      Diagnostic(
        .error,
        isLast
          ? "line \(String(line)): \(failure.message); further errors are only in the answers"
          : "line \(String(line)): \(failure.message)"))
  }
}

extension InputLines.Line {
  /// The line, or why it is not a question.
  fileprivate var content: Result<[UInt8], LanguageQuestion.Failure> {
    switch self {
    case .text(let text): .success(text)
    case .tooLong:
      .failure(LanguageQuestion.Failure(message: "longer than \(InputLines.longestLine) bytes"))
    }
  }
}
