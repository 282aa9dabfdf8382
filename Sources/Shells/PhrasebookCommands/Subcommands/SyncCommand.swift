import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// `phrasebook sync`: sources into catalogs.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "sync",
    summary: "Extracts the strings of the sources and merges them into the catalogs.",
    details: """
      PATH is a catalog, or a folder with a package, an Xcode project or a phrasebook.yml. What a \
      person wrote is never lost: entries that the code no longer has become stale.
      """,
    examples: ["phrasebook sync . --check"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String?

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
    parsing: .upToNextOption,
    help: ArgumentHelp(
      words: """
        Take the strings from .stringsdata files of a compiler, or all that are below a folder, \
        not from sources.
        """,
      valueName: "file"))
  var stringsdata: [String] = []

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var memory: MemoryOptions

  func run() throws {
    let reporter = Reporter()
    let arguments = StringsDataArguments(stringsdata, path: path)
    guard
      let files = reporter.attempt({ () throws(FileFailure) in
        stringsdata.isEmpty ? [] : try arguments.files()
      })
    else { return try reporter.finish() }
    let request = SyncRequest(
      options: SyncOptions(prune: prune, keepReviewed: keepReviewed ?? .nothing),
      isDryRun: check, stringsData: files,
      memory: check ? nil : memory.location(for: arguments.path))
    let result = try reporter.workspace(arguments.path, extraction).sync(request)
    let report = SyncReport(reporter.out)
    switch format {
    case .json: report.json(result.tables, result.diagnostics)
    case .text:
      for table in result.tables {
        report.summary(table)
        if check { report.changes(table) }
      }
    }
    if check, result.hasChanges { reporter.hasDifferences = true }
    try reporter.finish()
  }
}
