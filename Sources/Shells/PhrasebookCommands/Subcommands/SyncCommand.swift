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

  @Flag(help: ArgumentHelp(words: "Remove the entries that are stale."))
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
    let files = StringsDataArguments(stringsdata, path: path)
    let path = files.path
    do {
      let scope = try ScopeFinder.find(path)
      let given =
        stringsdata.isEmpty
        ? nil : GivenStrings(try files.files(), for: scope, reporter: reporter)
      let run = SyncRun(
        scope, path: path,
        options: SyncOptions(prune: prune, keepReviewed: keepReviewed ?? .nothing),
        isDry: check, reporter: reporter,
        supply: ExtractionSupply(extraction, scope: scope, path: path, given: given),
        feed: check ? nil : memory.feed(for: path))
      report(run.results(), SyncReport(reporter: reporter))
    } catch {
      reporter.say(error.diagnostic)
    }
    try reporter.finish()
  }

  private func report(_ results: [TableResult], _ report: SyncReport) {
    guard format == .text else { return report.json(results) }
    for result in results {
      report.summary(result)
      if check { report.changes(result) }
    }
  }
}
