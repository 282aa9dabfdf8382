import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook audit`: everything that is wrong or doubtful in catalogs, joined to the code.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "audit",
    summary: "Finds what is wrong or doubtful in catalogs and in the code that uses them.",
    details: """
      What is expected of a project, and what is not to be told, stands in phrasebook.yml; \
      phrasebook explain says what a check is about. The exit code is 1 where a finding reaches \
      --fail-on.
      """,
    examples: ["phrasebook audit . --fail-on warning --except needs-review"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String?

  @Option(help: ArgumentHelp(words: "text, json, sarif, github, junit or html."))
  var format: AuditFormat = .text

  @Flag(
    help: ArgumentHelp(
      words: "Mend what a machine can mend without touching the meaning, and tell the rest."))
  var fix = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(words: "A file to write the report to, not stdout.", valueName: "file"))
  var output: String?

  @OptionGroup var options: AuditOptions

  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    let path = path ?? options.path ?? "."
    do {
      let scope = try ScopeFinder.find(path)
      scope.diagnostics.forEach(reporter.say)
      var request = options.request
      request.wantsCoverage = format == .html
      let run = AuditRun(
        scope: scope, path: path, request: request, reporter: reporter,
        supply: ExtractionSupply(extraction, scope: scope, path: path))
      if scope.catalogs.isEmpty {
        reporter.say(
          Diagnostic(.note, "there is no String Catalog here; phrasebook init makes the first one"))
      }
      let result = fix ? run.fixed() : run.result()
      if result.failing > 0 { reporter.hasDifferences = true }
      try write(result, reporter)
    } catch {
      reporter.say(error.diagnostic)
    }
    try reporter.finish()
  }

  private func write(_ result: AuditResult, _ reporter: Reporter) throws(FileFailure) {
    guard let output else {
      reporter.out.write(format.reporter(reporter.out.style).page(result, SourceLines()))
      return
    }
    let page = format.reporter(Style(isColoured: false)).page(result, SourceLines())
    try WholeFile.write(page, to: output)
  }
}
