import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook resolve`: shows the string that a user would see for a key.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "resolve",
    summary: "Shows the string a user sees for a key, and why.",
    details: """
      The string is looked up as in an app: in the user's preferred languages, then in the source language, then the key itself.
      """,
    examples: [#"phrasebook resolve "Hello" . --preferred fr-CA,en --explain"#])

  @Argument(
    help: ArgumentHelp(words: "The key, as the catalog has it."),
    completion: .custom(Completions.keys))
  var key: String

  @OptionGroup var place: PathArguments

  @OptionGroup var options: EditOptions

  @Option(
    name: .customLong("argument"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      words: "A value for a specifier, in the order of the key's.", valueName: "value"))
  var arguments: [String] = []

  @Option(
    help: ArgumentHelp(
      words:
        "The user's preferred languages, or an Accept-Language header (default: those of this terminal).",
      valueName: "list"),
    completion: .custom(Completions.languages))
  var preferred: String?

  @OptionGroup var unknown: UnknownLanguageOption

  @Flag(help: ArgumentHelp(words: "Show how the language and the string were found."))
  var explain = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if !unknown.isAllowed, let problem = LanguageQuestion.problem(in: [preferred], isOfUser: true) {
      throw ValidationError(phrase: problem)
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    let request = ResolveRequest(
      key, table: options.table, arguments: arguments, preferred: preferred, explains: explain)
    if let result = try reporter.workspace(place.paths).resolve(request) {
      let report = ResolveReport(result)
      switch options.format {
      case .json: report.json(reporter.out)
      case .text:
        report.text(reporter.out, explains: explain)
        if !explain { report.warnings.forEach(reporter.report) }
      }
    }
    try reporter.finish()
  }
}
