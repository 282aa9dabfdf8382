import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook memory import`: adds translations of other tools.
struct MemoryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "import",
    summary: "Imports translations into the memory, from catalogs, TMX and other files.",
    details: """
      Existing units are kept, and the latest change wins. Prints a line for each file once it is \
      on the disk.
      """,
    examples: ["phrasebook memory import Sources/App/Localizable.xcstrings"])

  @Argument(
    help: ArgumentHelp(
      words: """
        Catalogs, folders with catalogs, TMX files, or files of any other format of import; a \
        folder after files is the project that the memory belongs to.
        """, valueName: "file"), completion: .file(), transform: PathWord.checked)
  var paths: [String]

  @OptionGroup var language: LanguageOptions

  @Option(
    name: .customLong("source-language"),
    help: ArgumentHelp(
      words: "Source language, if ambiguous.", valueName: "lang"),
    completion: .custom(Completions.languages))
  var source: String?

  @OptionGroup var place: MemoryPath

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func validate() throws { try language.unknown.check(source) }

  func run() throws {
    let reporter = Reporter(display)
    let split = PathSplit.remembered(paths)
    let (files, path) = (split.items, split.path)
    let report = MemoryReport(reporter.out)
    let language = try language.single()
    let workspace = reporter.workspace(path)
    let request = MemoryImportRequest(
      files, language: language, source: source, memory: place.memory)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.importMemory(request) { outcome in
        if format == .text { report.outcome(outcome) }
      }
    }
    if format == .json { report.outcomesJSON(result) }
    try reporter.finish()
  }
}
