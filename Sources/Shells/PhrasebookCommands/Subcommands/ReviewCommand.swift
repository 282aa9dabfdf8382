import ArgumentParser
import Phrasebook
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook review`: the translations that wait for a person.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "review",
    summary: "Lists the translations that need a review, and settles them.",
    details: """
      Each string has an id, made from its source and its translation. If one of them has changed \
      since, the id is refused and nothing is written.
      """,
    examples: [
      "phrasebook review . --languages fr", "phrasebook review . --approve 0f3a9c2d11b7",
      "phrasebook review . --interactive",
    ])

  @OptionGroup var place: PathArguments

  @OptionGroup var language: LanguageOptions

  @Option(
    help: ArgumentHelp(words: "Only this table.", valueName: "table"),
    completion: .custom(Completions.tables))
  var table: String?

  @Option(
    help: ArgumentHelp(words: "Mark the strings with these ids as translated.", valueName: "id"))
  var approve: [String] = []

  @Option(
    help: ArgumentHelp(words: "Mark the strings with these ids as new.", valueName: "id"))
  var reject: [String] = []

  @Flag(
    name: [.short, .long], help: ArgumentHelp(words: "Ask for a decision about each string."))
  var interactive = false

  @Flag(help: ArgumentHelp(words: "Show who wrote each translation, and when, from git."))
  var authors = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    let rejected = Set(WordList.split(reject))
    if let id = WordList.split(approve).first(where: rejected.contains) {
      throw ValidationError(phrase: "\(id) is in --approve and in --reject; pass one of them")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    if !approve.isEmpty || !reject.isEmpty {
      let request = SettleRequest([
        .approve: WordList.split(approve), .reject: WordList.split(reject),
      ])
      let outcome = try settle(request, reporter)
      let report = ChangesReport(outcome.files)
      switch format {
      case .text: report.text(reporter.out)
      case .json: report.json(reporter.out, reporter.diagnostics)
      }
      return try reporter.finish()
    }
    let result = try reporter.workspace(place.paths).reviewQueue(
      ReviewRequest(languages: language.chosen, table: table, wantsAuthors: authors))
    if interactive { return try ask(result.items, reporter) }
    let report = ReviewReport(result)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }

  /// Shows one string after another and reads a letter for each.
  private func ask(_ items: [ReviewItem], _ reporter: Reporter) throws {
    questions: for item in items {
      ReviewReport.question(about: item, reporter.out)
      switch ReviewReport.answer(readLine()) {
      case .decision(let decision): _ = try settle(SettleRequest([decision: [item.id]]), reporter)
      case .skip: continue
      case .quit: break questions
      }
    }
    try reporter.finish()
  }

  private func settle(_ request: SettleRequest, _ reporter: Reporter) throws -> ReviewOutcome {
    let workspace = reporter.workspace(place.paths)
    let outcome = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.settle(request)
    }
    if !outcome.unknown.isEmpty { reporter.hasDifferences = true }
    ReviewReport.warnings(about: outcome).forEach(reporter.report)
    return outcome
  }
}
