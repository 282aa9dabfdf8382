import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook audit`: everything that is wrong or doubtful in catalogs, joined to the code.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "audit",
    summary: "Lints catalogs and the code that uses them.",
    details: """
      Rules and suppressions are configured in phrasebook.yml; phrasebook explain describes a \
      check. Text shows all errors, then warnings up to 100 findings; other formats have every \
      finding. The exit code is 1 if a finding reaches --fail-on.
      """,
    examples: ["phrasebook audit . --fail-on warning --except needs-review"])

  @OptionGroup var place: PathArguments

  @Option(help: ArgumentHelp(words: "text, json, sarif, github, junit or html."))
  var format: AuditFormat = .text

  @Flag(
    help: ArgumentHelp(
      words: "Fix safe problems automatically; report the rest."))
  var fix = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      words: "Write the report to this file instead of stdout.", valueName: "file"),
    completion: .file(), transform: PathWord.checked)
  var output: String?

  @OptionGroup var options: AuditOptions

  @OptionGroup var view: ViewOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    let reporter = Reporter(display)
    var request = options.request()
    request.wantsFixes = fix
    request.wantsCoverage = format == .html
    request.wantsOrigin = format == .html
    let workspace = reporter.workspace(place.paths, extraction)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, showsDiff: format == .text) {
      try workspace.audit(request)
    }
    reporter.hasDifferences = result.failing > 0
    let style = output == nil ? reporter.out.style : Style(isColoured: false)
    let page = format.page(of: result, style, view.view(isVerbose: display.verbose))
    if let output {
      // A dry run writes no report either.
      reporter.run(workspace, isDry: writing.isDryRun, showsDiff: true) {
        reporter.write(page, to: output, as: format.report, isForced: overwriting.isForced)
      }
    } else {
      reporter.out.write(page)
    }
    try reporter.finish()
  }
}
