import ArgumentParser
import PhrasebookAudit
import PhrasebookModel
import PhrasebookSync

/// `phrasebook check`: everything at a glance, for every day and for CI.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tells whether catalogs and code are in step, and how far each language is.",
    discussion: """
      Nothing is written. The exit code is 0 where all is well, 1 where there is something to mend, \
      and 2 where something could not be read.

      Example:
        phrasebook check .
      """)

  @Argument(help: "A catalog or a folder.")
  var path: String = "."

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    do {
      let scope = try ScopeFinder.find(path)
      let results = SyncRun(
        scope, path: path, options: SyncOptions(), isDry: true, reporter: reporter,
        supply: ExtractionSupply(extraction, path: path)
      ).results()
      let findings = Findings.of(results)
      if findings.contains(where: { $0.severity == .error }) { reporter.hasDifferences = true }
      let report = CheckReport(reporter: reporter, results: results, findings: findings)
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

/// What the audit has to say of the catalogs of a run.
enum Findings {
  /// The findings in the order of file, line, column and id; there are no checks yet.
  static func of(_ results: [TableResult]) -> [Finding] { [] }
}
