import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookSync

/// `phrasebook sync`: sources into catalogs.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "sync",
    summary: "Extracts the strings of the sources and merges them into the catalogs.",
    details: """
      PATH is a catalog, or a folder with a package, an Xcode project or a phrasebook.yml. Human \
      translations are never lost: keys that are no longer in the code become stale.
      """,
    examples: ["phrasebook sync . --check"])

  @OptionGroup var place: PathArguments

  @Flag(
    help: ArgumentHelp(
      words: "Write nothing, list each change with its reason, and exit with 1 if there is one."))
  var check = false

  @Flag(help: ArgumentHelp(words: "Remove stale entries."))
  var prune = false

  @Option(
    name: .customLong("keep-reviewed"),
    help: ArgumentHelp(
      words: "Which translations stay reviewed when their source text changes: nothing or trivial.")
  )
  var keepReviewed: SyncOptions.KeepReviewed?

  @Option(
    help: ArgumentHelp(
      words: """
        Read the strings from a compiler's .stringsdata files, or all of them below a folder, \
        instead of the sources.
        """,
      valueName: "file"), completion: .file(), transform: PathWord.checked)
  var stringsdata: [String] = []

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var memory: MemoryOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let (values, paths) = StringsDataFiles.split(WordList.files(stringsdata), paths: place.paths)
    let request = SyncRequest(
      options: SyncOptions(prune: prune, keepReviewed: keepReviewed ?? .nothing),
      isDryRun: check, stringsData: stringsdata.isEmpty ? nil : values, memory: memory.use)
    let workspace = reporter.workspace(paths, extraction)
    let result = try reporter.run(workspace, isDry: writing.isDryRun && !check, as: format) {
      try workspace.sync(request)
    }
    guard result.hasInput else { return try reporter.finish() }
    let report = SyncReport(reporter.out)
    switch format {
    case .json: report.json(result.tables, result.diagnostics)
    case .text:
      for table in result.tables {
        report.summary(table)
        if check || writing.isDryRun || display.verbose { report.changes(table) }
      }
    }
    if check, result.hasChanges { reporter.hasDifferences = true }
    try reporter.finish()
  }
}
