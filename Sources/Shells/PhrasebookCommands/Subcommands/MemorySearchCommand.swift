import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookMemory

/// `phrasebook memory search`: finds words and similar texts.
struct MemorySearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "search",
    summary: "Finds translations by words in the source or translation, or by similar text.",
    details: """
      With --similar, finds translations of the text and of similar texts with their scores, as \
      translate --with memory does.
      """,
    examples: [#"phrasebook memory search "file" --languages fr"#])

  @Argument(help: ArgumentHelp(words: "Words, or similar text."))
  var text: String

  @Argument(
    help: ArgumentHelp(
      words: "A catalog or a folder, whose memory it is (default: the current folder)."),
    completion: .file(), transform: PathWord.checked)
  var path: String = "."

  @OptionGroup var language: LanguageOptions

  @Flag(help: ArgumentHelp(words: "Find similar strings; needs --languages."))
  var similar = false

  @Option(
    name: .customLong("source-language"),
    help: ArgumentHelp(words: "The language of the text, with --similar.", valueName: "lang"),
    completion: .custom(Completions.languages))
  var source: String = "en"

  @Option(
    help: ArgumentHelp(words: "Minimum match score (1–100), with --similar.", valueName: "score"))
  var minimum: Int = Memory.usualMinimum

  @Option(help: ArgumentHelp(words: "Maximum number of results.", valueName: "number"))
  var limit: Int = 20

  @OptionGroup var place: MemoryPath

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    try language.unknown.check(source)
    guard (1...100).contains(minimum) else {
      throw ValidationError(phrase: "--minimum is from 1 to 100")
    }
    if similar, language.languages.isEmpty {
      throw ValidationError(phrase: "--similar needs --languages")
    }
    guard limit > 0 else { throw ValidationError(phrase: "--limit is 1 or more") }
  }

  func run() throws {
    let reporter = Reporter(display)
    let language = try language.single()
    let request = MemorySearchRequest(
      text, from: source, to: similar ? language : nil, language: similar ? nil : language,
      minimumScore: minimum, limit: limit, memory: place.memory)
    if let result = try reporter.workspace(path).searchMemory(request) {
      let report = MemoryReport(reporter.out)
      switch format {
      case .text:
        report.found(result)
        if let remark = MemoryReport.remark(on: result) { reporter.activity.note(remark) }
      case .json: report.foundJSON(result)
      }
    }
    try reporter.finish()
  }
}
