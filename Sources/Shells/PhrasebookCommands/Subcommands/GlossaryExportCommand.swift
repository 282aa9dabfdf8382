import ArgumentParser
import Phrasebook
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook glossary export`: writes the terms as a file.
struct GlossaryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "export",
    summary: "Writes the glossary of phrasebook.yml as TBX or CSV.",
    examples: ["phrasebook glossary export terms.tbx .", "phrasebook glossary export terms.csv ."])

  @Argument(
    help: ArgumentHelp(words: "The file to write, .tbx or .csv."), completion: .file(),
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

  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(path)
    let request = GlossaryExportRequest(to: file, isForced: overwriting.isForced)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.exportGlossary(request)
    }
    let report = GlossaryReport(result)
    switch format {
    case .text: report.exported(reporter.out)
    case .json: report.exportedJSON(reporter.out)
    }
    try reporter.finish()
  }
}
