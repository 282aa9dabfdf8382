import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// `phrasebook get`: shows the strings of a key.
struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "get",
    summary: "Prints the texts of a key, in one language or in all.",
    details: """
      With a language, the text alone is printed, one line for each of its forms.
      """,
    examples: [#"phrasebook get "Hello" fr ."#])

  @Argument(help: ArgumentHelp(words: "The key, as the catalog has it."))
  var key: String

  @Argument(
    help: ArgumentHelp(words: "A language such as fr or pt-BR (default: all).", valueName: "lang"))
  var language: String?

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String?

  @OptionGroup var options: EditOptions

  func run() throws {
    let reporter = Reporter()
    let (language, path) = split()
    let result = try reporter.workspace(path).get(key, language: language, table: options.table)
    if !result.files.isEmpty {
      let report = GetReport(key, result)
      switch options.format {
      case .json: report.json(reporter.out)
      case .text: report.text(reporter.out, language: language)
      }
    }
    try reporter.finish()
  }

  /// `get KEY PATH` differs from `get KEY LANG` in that PATH is not a language.
  private func split() -> (language: String?, path: String) {
    guard let language, path == nil else { return (language, path ?? ".") }
    let isPath = language.contains("/") || language.contains(".")
    return isPath ? (nil, language) : (language, ".")
  }
}
