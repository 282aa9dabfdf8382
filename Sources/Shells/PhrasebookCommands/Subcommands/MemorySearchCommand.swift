import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookMemory
import PhrasebookModel

/// `phrasebook memory search`: finds words and similar texts.
struct MemorySearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "search",
    summary: "Finds translations by words in the source or translation, or by similar text.",
    details: """
      With --to, the memory is asked as translate --with memory asks it: for translations of the text \
      and of texts like it, with their score.
      """,
    examples: [#"phrasebook memory search "file" --language fr"#])

  @Argument(help: ArgumentHelp(words: "Words, or similar text."))
  var text: String

  @Argument(help: ArgumentHelp(words: "A catalog or a folder: whose memory it is."))
  var path: String = "."

  @Option(
    name: [.long, .customShort("l")],
    help: ArgumentHelp(words: "The language of either side.", valueName: "lang"))
  var language: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      words: "Look for what is like the text, with translations in it.", valueName: "lang"))
  var target: String?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(words: "The language of the text, with --to.", valueName: "lang"))
  var source: String = "en"

  @Option(
    help: ArgumentHelp(words: "Minimum match score (1–100), with --to.", valueName: "score"))
  var minimum: Int = Memory.usualMinimum

  @Option(help: ArgumentHelp(words: "Maximum number of results.", valueName: "number"))
  var limit: Int = 20

  @OptionGroup var place: MemoryPath

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func validate() throws {
    guard (1...100).contains(minimum) else {
      throw ValidationError(phrase: "--minimum is from 1 to 100")
    }
    guard limit > 0 else { throw ValidationError(phrase: "--limit is 1 or more") }
  }

  func run() throws {
    let reporter = Reporter()
    let request = MemorySearchRequest(
      text, from: source, to: target, language: language, minimumScore: minimum, limit: limit)
    if let result = try reporter.workspace(path).memory(at: place.memory).search(request) {
      let report = MemoryReport(reporter.out)
      switch (result.found, format) {
      case (.matches(let matches), .text):
        report.hits(matches)
        if matches.isEmpty { reporter.activity.note("no matches") }
      case (.units(let units), .text):
        report.units(units)
        if units.isEmpty { reporter.activity.note("nothing has these words") }
      case (.matches(let matches), .json): report.hitsJSON(matches, result.diagnostics)
      case (.units(let units), .json): report.unitsJSON(units, result.diagnostics)
      }
    }
    try reporter.finish()
  }
}
