import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook init`: a project that has no catalogs yet.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "init",
    summary: "Sets up a package or project by creating missing catalogs.",
    details: """
      Each table of the code gets a catalog, and targets of a package that depends on phrasebook \
      get the build plugin. A phrasebook.yml is written only where neither a package nor an Xcode \
      project says what belongs together.
      """,
    examples: ["phrasebook init ."])

  @Argument(help: ArgumentHelp(words: "A folder."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(path, extraction)
    let report = SetupReport(
      try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
        try workspace.initialize()
      })
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }
}
