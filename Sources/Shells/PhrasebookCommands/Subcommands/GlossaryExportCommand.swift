import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook glossary export`: writes the terms as a file.
struct GlossaryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "export",
    summary: "Writes the glossary of phrasebook.yml as TBX or CSV.",
    examples: ["phrasebook glossary export terms.tbx .", "phrasebook glossary export terms.csv ."])

  @Argument(
    help: ArgumentHelp(words: "The file to write, .tbx or .csv."), transform: PathWord.checked)
  var file: String

  @Argument(
    help: ArgumentHelp(words: "The project's folder (default: the current folder)."),
    transform: PathWord.checked)
  var path: String = "."

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(path)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: .text) {
      try workspace.exportGlossary(to: file, isForced: overwriting.isForced)
    }
    GlossaryReport(result).exported(reporter.out)
    try reporter.finish()
  }
}
