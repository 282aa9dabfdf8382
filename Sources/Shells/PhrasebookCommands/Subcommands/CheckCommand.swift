import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook check`: everything at a glance, for every day and for CI.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "check",
    summary: "Checks that catalogs match the code, and reports errors and missing translations.",
    details: """
      Nothing is written. The exit code is 0 if everything matches, 1 if there are differences or \
      findings, and 2 if nothing could be checked or something could not be read. Findings count \
      from the severity of --fail-on, or of fail-on in phrasebook.yml (default: error).
      """,
    examples: ["phrasebook check ."])

  @OptionGroup var place: PathArguments

  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var gate: GateOptions

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws { try gate.checkLanguages(language.unknown) }

  func run() throws {
    let reporter = Reporter(display)
    var request = AuditRequest()
    request.languages = Set(language.chosen)
    gate.apply(to: &request)
    let result = try reporter.workspace(place.paths, extraction).check(request)
    let report = CheckReport(result: result)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    reporter.hasDifferences = result.hasDifferences
    try reporter.finish()
  }
}
