import ArgumentParser
import Phrasebook
import PhrasebookSync

/// `phrasebook check`: everything at a glance, for every day and for CI.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "check",
    summary: "Tells whether catalogs and code are in step, what is wrong, and what is missing.",
    details: """
      Nothing is written. The exit code is 0 where all is well, 1 where there is something to mend, \
      and 2 where something could not be read. Findings of the audit count from the severity that \
      fail-on in phrasebook.yml names (default: error).
      """,
    examples: ["phrasebook check ."])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    do {
      let scope = try ScopeFinder.find(path)
      let supply = ExtractionSupply(extraction, scope: scope, path: path)
      let results = SyncRun(
        scope, path: path, options: SyncOptions(), isDry: true, reporter: reporter, supply: supply
      ).results()
      var request = AuditRequest()
      // What sync would add is listed as a change already.
      request.except = ["key-not-in-catalog"]
      let audit = AuditRun(
        scope: scope, path: path, request: request, reporter: reporter, supply: supply
      ).result()
      if audit.failing > 0 { reporter.hasDifferences = true }
      let report = CheckReport(reporter: reporter, results: results, audit: audit)
      switch format {
      case .text: report.text()
      case .json: report.json()
      }
    } catch {
      reporter.say(error.diagnostic)
    }
    try reporter.finish()
  }
}
