import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook memory export`: the memory for other tools.
struct MemoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "export",
    summary: "Writes the memory as TMX, or a pair of languages as CSV or TSV.",
    examples: ["phrasebook memory export memory.tmx"])

  @Argument(
    help: ArgumentHelp(words: "The file to write.", valueName: "file"), completion: .file(),
    transform: PathWord.checked)
  var file: String

  @Argument(
    help: ArgumentHelp(
      words: "A catalog or a folder, whose memory it is (default: the current folder)."),
    completion: .file(), transform: PathWord.checked)
  var path: String = "."

  @OptionGroup var language: LanguageOptions

  @Option(
    name: .customLong("source-language"),
    help: ArgumentHelp(words: "A language of sources (default: all).", valueName: "lang"),
    completion: .custom(Completions.languages))
  var source: String?

  @OptionGroup var place: MemoryPath

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func validate() throws { try language.unknown.check(source) }

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(path)
    let request = MemoryExportRequest(
      to: file, source: source, languages: language.chosen, memory: place.memory,
      isForced: overwriting.isForced)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.exportMemory(request)
    }
    if let result {
      let report = MemoryReport(reporter.out)
      if format == .json { report.exportJSON(result) } else { report.export(result) }
    }
    try reporter.finish()
  }
}
