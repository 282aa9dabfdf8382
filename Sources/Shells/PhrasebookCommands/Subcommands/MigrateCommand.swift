import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook migrate`: tables from before String Catalogs into catalogs.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "migrate",
    summary: "Converts .strings and .stringsdict files to String Catalogs.",
    details: """
      Each table becomes one catalog beside its .lproj folders. Strings, plural rules, comments and the order of keys are kept; what a catalog cannot represent is reported. The old files stay, unless --remove-originals is given. If any file cannot be read, nothing is written.
      """,
    examples: ["phrasebook migrate App --source-language en"])

  @Argument(
    help: ArgumentHelp(
      words: "Folders, .lproj folders, or files in one (default: the current folder).",
      valueName: "path"), completion: .file(), transform: PathWord.checked)
  var paths: [String] = []

  @Option(
    name: .customLong("source-language"),
    help: ArgumentHelp(
      words: "Source language (default: that of the project).",
      valueName: "lang"),
    completion: .custom(Completions.languages))
  var sourceLanguage: String?

  @OptionGroup var unknown: UnknownLanguageOption

  @Flag(
    name: .customLong("remove-originals"),
    help: ArgumentHelp(words: "Remove files whose strings are all in a catalog."))
  var removeOriginals = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    try unknown.check(sourceLanguage)
  }

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(paths)
    let request = MigrateRequest(
      sourceLanguage: sourceLanguage, removesOriginals: removeOriginals)
    let report = MigrateReport(
      try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
        try workspace.migrate(request)
      })
    switch format {
    case .text:
      report.text(reporter.out)
      report.remark.map(reporter.activity.note)
    case .json: report.json(reporter.out)
    }
    try reporter.finish()
  }
}
