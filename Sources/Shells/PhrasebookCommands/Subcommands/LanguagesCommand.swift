import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook languages`: which of an app's languages a reader is given.
struct LanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "languages",
    summary: "Shows which of an app's languages a reader is given, and why.",
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

  @Flag(help: ArgumentHelp(words: "Say how it came about, preference by preference."))
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
      answer(LanguageQuestion.list(supported ?? ""), reporter)
    }
    try reporter.finish()
  }

  private func answer(_ supported: [String], _ reporter: Reporter) {
    let matcher = LanguageMatcher(supported: supported, development: development)
    let wish = LanguageQuestion.Wish(preferred)
    let match = wish.match(in: matcher)
    let choice = explain ? wish.explained(by: matcher) : nil
    switch format {
    case .json:
      reporter.json {
        $0.languages(match, hasDevelopment: development != nil, explained: choice)
      }
    case .text:
      for language in match.languages { reporter.out.line(VisibleText.of(language)) }
      if let choice {
        for step in choice.steps { reporter.out.phrase(step.text, indent: 2) }
      } else if match.matches.isEmpty {
        reporter.note(
          match.language == nil
            ? "no language at all" : "no preference is met; an app shows \(match.language ?? "")")
      }
    }
  }

  /// How many lines that are no questions are spoken of.
  private static let mostFailures = 20

  /// One answer for each question, in order; an empty line is none.
  private func answerLines(_ reporter: Reporter) {
    var lines = InputLines()
    var matchers = KeptMatchers()
    var (number, failures) = (0, 0)
    while let line = lines.next(beforeWaiting: reporter.out.flush) {
      // Nobody reads the answers any more: `| head` is done.
      guard !reporter.out.isBroken else { break }
      number += 1
      do throws(LanguageQuestion.Failure) {
        guard case .text(let text) = line else {
          throw LanguageQuestion.Failure(
            message: "longer than \(InputLines.longestLine) bytes")
        }
        guard text.contains(where: { $0 > 0x20 }) else { continue }
        let question = try LanguageQuestion(line: text)
        let matcher = matchers.matcher(for: question)
        let choice = explain ? matcher.explain(question.preferred) : nil
        reporter.answer {
          $0.languages(
            matcher.match(question.preferred), hasDevelopment: question.development != nil,
            explained: choice)
        }
      } catch {
        // The answers stay in step with the questions.
        reporter.answer { json in
          json.object { json in
            json.member("languages", [] as [String]) { $0.string($1) }
            json.member("error", error.message.sourceText)
          }
        }
        failures += 1
        let isLast = failures == Self.mostFailures
        if failures <= Self.mostFailures {
          reporter.say(
            Diagnostic(
              .error,
              isLast
                ? """
                line \(number): \(error.message); further errors stand in the answers alone
                """ : "line \(number): \(error.message)"))
        }
      }
    }
    if let failure = lines.failure { reporter.say(failure.diagnostic) }
  }
}

extension Reporter {
  /// Writes one line of JSON, to go out with others.
  fileprivate func answer(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    body(&json)
    out.line(String(decoding: json.bytes, as: UTF8.self))
  }
}

/// Matchers of the sets of languages that were asked about, since questions often share theirs.
private struct KeptMatchers {
  private static let most = 64
  private static let longest = 512
  private var matchers: [[String]: LanguageMatcher] = [:]

  mutating func matcher(for question: LanguageQuestion) -> LanguageMatcher {
    let key = question.supported + [question.development.map { "=\($0)" } ?? ""]
    if let kept = matchers[key] { return kept }
    let matcher = LanguageMatcher(
      supported: question.supported, development: question.development)
    guard question.supported.count <= Self.longest else { return matcher }
    if matchers.count >= Self.most { matchers.removeAll() }
    matchers[key] = matcher
    return matcher
  }
}
