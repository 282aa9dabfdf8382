import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook get`: shows the strings of a key.
struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "get",
    summary: "Prints the translations of a key, in one language or in all.",
    details: """
      With one language, prints only the string, one line for each variation.
      """,
    examples: [#"phrasebook get "Hello" fr ."#])

  @Argument(
    help: ArgumentHelp(words: "The key, as the catalog has it."),
    completion: .custom(Completions.keys))
  var key: String

  @Argument(
    help: ArgumentHelp(words: "A language such as fr or pt-BR (default: all).", valueName: "lang"),
    completion: .custom(Completions.languages))
  var language: String?

  @OptionGroup var place: PathArguments

  @OptionGroup var chosen: LanguageOptions

  @OptionGroup var options: EditOptions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let (languages, paths) = try split()
    let result = try reporter.workspace(paths)
      .get(GetRequest(key, languages: languages, table: options.table))
    if let problem = result.unknownLanguage { throw ValidationError(phrase: problem) }
    if !result.files.isEmpty {
      let report = GetReport(key, result)
      switch options.format {
      case .json: report.json(reporter.out)
      case .text: report.text(reporter.out, languages: languages)
      }
    }
    try reporter.finish()
  }

  /// Distinguishes `get KEY PATH` from `get KEY LANG`: a path has a shape that no language has.
  private func split() throws -> (languages: [String], paths: [String]) {
    let chosen = chosen.chosen
    guard let language else { return (chosen, place.paths) }
    let isPath = !chosen.isEmpty || PathSplit.isPath(language)
    return isPath ? (chosen, [language] + place.paths) : ([language], place.paths)
  }
}
