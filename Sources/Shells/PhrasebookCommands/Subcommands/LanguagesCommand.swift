import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

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
      try answerLines(reporter)
    } else {
      try answer(reporter)
    }
    try reporter.finish()
  }

  private func answer(_ reporter: Reporter) throws {
    let question = LanguageQuestion(
      preferred: LanguageQuestion.Languages(preferred),
      supported: LanguageQuestion.list(supported ?? ""), development: development)
    let request = LanguagesRequest(question, explains: explain)
    let report = LanguagesReport(try reporter.workspace(".").languages(request))
    switch format {
    case .json: reporter.out.json { report.json(&$0) }
    case .text:
      report.text(reporter.out)
      report.remark.map(reporter.activity.note)
    }
  }

  /// Writes one answer for each question, in order, before the next line is read.
  private func answerLines(_ reporter: Reporter) throws {
    let workspace = reporter.workspace(".")
    var report = LanguagesBatchReport(reporter.out)
    var lines = InputLines()
    while !reporter.isBroken, let line = lines.next(beforeWaiting: reporter.out.flush) {
      switch line.question {
      case nil: report.skip()
      case .success(let question)?:
        report.answer(try workspace.languages(LanguagesRequest(question, explains: explain)))
      case .failure(let failure)?: report.answer(failure).map(reporter.report)
      }
    }
    if let failure = lines.failure { reporter.report(failure.diagnostic) }
  }
}

extension InputLines.Line {
  /// The question, or why the line is not one; nil for a blank line.
  fileprivate var question: Result<LanguageQuestion, LanguageQuestion.Failure>? {
    switch self {
    case .text(let text):
      guard text.contains(where: { $0 > 0x20 }) else { return nil }
      do throws(LanguageQuestion.Failure) {
        return .success(try LanguageQuestion(line: text))
      } catch {
        return .failure(error)
      }
    case .tooLong:
      return .failure(
        LanguageQuestion.Failure(message: "longer than \(InputLines.longestLine) bytes"))
    }
  }
}
