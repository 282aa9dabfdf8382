import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookTranslate

/// `phrasebook pseudo`: a language that nobody speaks, to test layouts with.
struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "pseudo",
    summary: "Fills a pseudo-language in, to see what is not localized or does not fit.",
    details: """
      accented is [Ýöûŕ öŕðéŕ····] in en-XA, rtl is written from right to left in ar-XB; double has \
      each text twice, bounded has it in brackets, keys shows the key. Placeholders, tags and plurals \
      stay whole. All texts of the pseudo-language are made anew; --remove takes them out again.
      """,
    examples: ["phrasebook pseudo . --as accented"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "accented, double, rtl, bounded or keys."))
  var `as`: PseudoStyle

  @Option(help: ArgumentHelp(words: "The language to put it in.", valueName: "lang"))
  var language: String?

  @Flag(help: ArgumentHelp(words: "Take the pseudo-language out of the catalogs again."))
  var remove = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func validate() throws {
    if let language, !LanguageArguments.isLanguage(language) {
      throw ValidationError(phrase: "--language takes a language such as en-XA, not “\(language)”")
    }
  }

  func run() throws {
    let reporter = Reporter()
    let language = language ?? `as`.language
    let jobs = TranslateJob.all(
      of: path, languages: [language],
      options: FillingOptions(state: .translated, overwrites: true), reporter: reporter)
    guard !holdsOthersTexts(jobs, reporter) else { return try reporter.finish() }
    if remove {
      let changed = jobs.filter { $0.removeLanguage(reporter) }.map(\.file)
      switch format {
      case .text:
        for file in changed { reporter.out.phrase("\(file): \(language) removed") }
      case .json:
        reporter.json { json in
          json.object { json in
            json.member("removed", changed) { $0.string($1) }
            json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
          }
        }
      }
      return try reporter.finish()
    }
    let result = TranslateRun(translators: [PseudoTranslator(`as`)], reporter: reporter).run(jobs)
    result.report(format, to: reporter)
    try reporter.finish()
  }
}

extension PseudoCommand {
  /// Whether a person's texts stand where the pseudo-language would; says so of the first.
  private func holdsOthersTexts(_ jobs: [TranslateJob], _ reporter: Reporter) -> Bool {
    for job in jobs where !PseudoTexts.isPseudo(job.language) {
      guard
        let text = PseudoTexts.foreignText(in: job.catalog, language: job.language)
      else { continue }
      reporter.say(
        Diagnostic(
          .error,
          """
          \(job.file): \(job.language) has texts that pseudo did not make, such as \
          \(String(text.prefix(60)).quoted); name a language that nobody speaks, such as en-XA
          """))
      return true
    }
    return false
  }
}
