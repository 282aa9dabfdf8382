import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookAudit

/// `phrasebook stats`: how far each language is.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "stats",
    summary: "Shows how far each table is translated into each language.",
    examples: ["phrasebook stats . --format json"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func run() throws {
    let reporter = Reporter()
    let files = CatalogFiles.open(path, reporter: reporter)
    let tables = files.map { file in
      (file: file, coverage: Coverage(of: file.catalog, expecting: file.languages))
    }
    switch format {
    case .json:
      reporter.json { json in
        json.object { json in
          json.member("tables", tables) {
            $0.coverage($1.coverage, file: $1.file.path, table: $1.file.table)
          }
        }
      }
    case .text:
      let out = reporter.out
      for (file, coverage) in tables {
        let keys = coverage.keys.of(.keys).shown
        out.line(
          "\(out.style.bold(VisibleText.of(file.table))) (\(VisibleText.of(file.path))): \(keys)")
        Bar.lines(coverage, style: out.style).forEach(out.line)
      }
    }
    try reporter.finish()
  }
}
