import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// `phrasebook format`: catalogs as Xcode writes them.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "format",
    summary: "Rewrites catalogs in Xcode's own style and order.",
    examples: ["phrasebook format . --check"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @Flag(
    help: ArgumentHelp(words: "Write nothing, and exit with 1 if a catalog is not in that style."))
  var check = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func run() throws {
    let reporter = Reporter()
    let files = CatalogFiles.find(path, reporter: reporter).map(\.path)
    let different = files.filter { isDifferent($0, reporter) }
    if check { reporter.hasDifferences = !different.isEmpty }
    switch format {
    case .text:
      for file in different {
        reporter.out.phrase(check ? "\(file): is not in Xcode's style" : "\(file): formatted")
      }
    case .json:
      reporter.json { json in
        json.object { json in
          json.member("changed", different) { $0.string($1) }
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    }
    try reporter.finish()
  }

  /// True where the style differs; the file is written unless this is a check.
  private func isDifferent(_ file: String, _ reporter: Reporter) -> Bool {
    reporter.attempt(on: file) {
      if check {
        let bytes = try FileContent.read(file)
        return XCStrings.format(try XCStrings.read(bytes, file: file).catalog) != bytes
      }
      return try CatalogFile.update(file) { bytes in
        XCStrings.format(try XCStrings.read(bytes, file: file).catalog)
      }
    } ?? false
  }
}
