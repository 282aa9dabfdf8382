import ArgumentParser
import Phrasebook
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook glossary import`: takes terms from a file.
struct GlossaryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "import",
    summary: "Adds the terms of a TBX or CSV file to phrasebook.yml.",
    details: """
      New terms are added, and translations of known terms replace those of the same language. All \
      other lines of phrasebook.yml stay as they are.
      """,
    examples: ["phrasebook glossary import new-terms.csv ."])

  @Argument(
    help: ArgumentHelp(words: "The file to read, .tbx or .csv."), completion: .file(),
    transform: PathWord.checked)
  var file: String

  @Argument(
    help: ArgumentHelp(words: "The project's folder (default: the current folder)."),
    completion: .directory, transform: PathWord.checked)
  var path: String = "."

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(path)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.importGlossary(from: file)
    }
    reporter.hasDifferences = !result.outcome.skipped.isEmpty
    let report = GlossaryReport(result)
    switch format {
    case .text: report.imported(reporter.out)
    case .json: report.importedJSON(reporter.out)
    }
    try reporter.finish()
  }
}
