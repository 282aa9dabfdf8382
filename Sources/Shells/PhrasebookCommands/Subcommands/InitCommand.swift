import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook init`: a project that has no catalogs yet.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "init",
    summary: "Sets up a package or project by creating missing catalogs.",
    details: """
      Each table of the code gets a catalog, and targets of a package that depends on phrasebook \
      get the build plugin. phrasebook.yml is written only for a folder without a package or an \
      Xcode project. With --ci, writes the job of that service and nothing else.
      """,
    examples: ["phrasebook init .", "phrasebook init --ci github"])

  @Argument(
    help: ArgumentHelp(words: "Folders (default: the current folder).", valueName: "path"),
    completion: .directory, transform: PathWord.checked)
  var paths: [String] = []

  @Option(
    name: .customLong("ci"),
    help: ArgumentHelp(
      words: "Write a job that checks the catalogs: github, gitlab or pre-commit.",
      valueName: "service"))
  var service: IntegrationService?

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(paths, extraction)
    let request = InitializeRequest(
      job: service.map { IntegrationJob(for: $0, version: PhrasebookCommand.version) })
    let report = SetupReport(
      try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
        try workspace.initialize(request)
      }, isJob: service != nil)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }
}

extension IntegrationService: ExpressibleByArgument {}
