import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook languages`: which of an app's languages a reader is given.
struct LanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "languages",
    summary: "Shows which of an app's languages a user gets, and why.",
    details: """
      The first language is the one to use, the others are those it inherits from. The rules are those \
      of Apple's systems. With --batch, questions are read from standard input, a line of JSON for \
      each, and answered likewise.
      """,
    examples: [
      "phrasebook languages --preferred es-US,fr-CA --supported en,fr --explain",
      #"echo '{"preferred":["de-AT"],"supported":["en","de"]}' | phrasebook languages --batch"#,
    ])

  @Option(
    help: ArgumentHelp(
      words:
        "The reader's languages, best first, or a header Accept-Language (default: this terminal's).",
      valueName: "list"))
  var preferred: String?

  @Option(help: ArgumentHelp(words: "The app's languages, separated by commas.", valueName: "list"))
  var supported: String?

  @Option(help: ArgumentHelp(words: "The language the app is written in.", valueName: "lang"))
  var development: String?

  @Flag(help: ArgumentHelp(words: "Show each step of the choice."))
  var explain = false

  @Flag(help: ArgumentHelp(words: "Answer questions from standard input, one line of JSON each."))
  var batch = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func validate() throws {
    if batch {
      guard preferred == nil, supported == nil, development == nil else {
        throw ValidationError(
          phrase: "with --batch the languages come from standard input; leave the lists out.")
      }
    } else if supported == nil {
      throw ValidationError(
        phrase: "name the app's languages with --supported, such as en,fr,pt-BR.")
    }
  }

  func run() throws {
    let reporter = Reporter()
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
    var answers = LanguageAnswers()
    let report = LanguagesReport(answers.answer(question, explains: explain))
    switch format {
    case .json: reporter.out.json { report.json(&$0) }
    case .text:
      report.text(reporter.out)
      report.remark.map(reporter.activity.note)
    }
  }

  /// The most lines that are reported as wrong.
  private static let mostFailures = 20

  /// One answer for each question, in order; empty lines are skipped.
  private func answerLines(_ reporter: Reporter) {
    var lines = InputLines()
    var answers = LanguageAnswers()
    var (number, failures) = (0, 0)
    // Without a reader of the answers, as after `| head`, the work is done.
    while let line = lines.next(beforeWaiting: reporter.out.flush), !reporter.isBroken {
      number += 1
      do throws(LanguageQuestion.Failure) {
        guard case .text(let text) = line else {
          throw LanguageQuestion.Failure(
            message: "longer than \(InputLines.longestLine) bytes")
        }
        guard text.contains(where: { $0 > 0x20 }) else { continue }
        let answer = answers.answer(try LanguageQuestion(line: text), explains: explain)
        reporter.out.jsonLine { LanguagesReport(answer).json(&$0) }
      } catch {
        // The answers stay in step with the questions.
        reporter.out.jsonLine { json in
          json.object { json in
            json.member("languages", [] as [String]) { $0.string($1) }
            json.member("error", error.message.sourceText)
          }
        }
        failures += 1
        report(error, of: number, isLast: failures == Self.mostFailures, failures, reporter)
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
          ? "line \(line): \(failure.message); further errors stand in the answers alone"
          : "line \(line): \(failure.message)"))
  }
}
