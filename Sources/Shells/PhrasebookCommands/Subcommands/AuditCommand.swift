import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook audit`: everything that is wrong or doubtful in catalogs, joined to the code.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "audit",
    summary: "Lints catalogs and the code that uses them.",
    details: """
      Rules and suppressions are configured in phrasebook.yml; phrasebook explain describes a \
      check. The exit code is 1 if a finding reaches --fail-on.
      """,
    examples: ["phrasebook audit . --fail-on warning --except needs-review"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String?

  @Option(help: ArgumentHelp(words: "text, json, sarif, github, junit or html."))
  var format: AuditFormat = .text

  @Flag(
    help: ArgumentHelp(
      words: "Fix safe problems automatically; report the rest."))
  var fix = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(words: "Write the report to this file instead of stdout.", valueName: "file")
  )
  var output: String?

  @OptionGroup var options: AuditOptions

  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    var request = options.request
    request.wantsCoverage = format == .html
    request.wantsOrigin = format == .html
    let result = try reporter.workspace(path ?? options.path ?? ".", extraction)
      .audit(request, fixes: fix)
    reporter.hasDifferences = result.failing > 0
    let style = output == nil ? reporter.out.style : Style(isColoured: false)
    let page = format.reporter(style).page(result, SourceLines())
    if let output {
      reporter.attempt { () throws(FileFailure) in try WholeFile.write(page, to: output) }
    } else {
      reporter.out.write(page)
    }
    try reporter.finish()
  }
}
