import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats

/// `phrasebook diff`: shows the changes between two versions, by key and language.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "diff",
    summary: "Shows the differences between two versions of catalogs, by key and language.",
    details: """
      A and B are files, folders, revisions of git such as main or HEAD~3, or files of a revision \
      such as HEAD:App/Localizable.xcstrings. Without B, A is compared with the working tree; \
      without both, HEAD is. A..B and A...B mean what they mean to git.

      In a repository, once, for git diff, git log -p and git blame:
        phrasebook diff --install
      """,
    examples: [
      "phrasebook diff HEAD --only Sources/App"
    ])

  @Argument(
    help: ArgumentHelp(words: "The two sides.", valueName: "a b"), completion: .file(),
    transform: PathWord.checked)
  var sides: [String] = []

  @Option(
    help: ArgumentHelp(
      words: "Only catalogs at or below this path; may be given again.", valueName: "path"),
    completion: .file(), transform: PathWord.checked)
  var only: [String] = []

  @Option(help: ArgumentHelp(words: "text, json or markdown."))
  var format: DiffFormat = .text

  @Flag(help: ArgumentHelp(words: "Exit with 1 if there is a difference."))
  var check = false

  @Flag(
    help: ArgumentHelp(
      words: "Make git show catalogs as sentences: in this repository, or with --global."))
  var install = false

  @Flag(help: ArgumentHelp(words: "With --install, for all repositories of this user."))
  var global = false

  @Flag(
    help: ArgumentHelp(
      words: "Print one catalog as sentences, one on each line; what --install makes git run."))
  var textconv = false

  /// The format of the differences.
  enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if textconv, sides.count != 1 { throw ValidationError(phrase: "--textconv takes one file") }
    if install, !sides.isEmpty { throw ValidationError(phrase: "--install takes no files") }
    if sides.count > 2 {
      throw ValidationError(phrase: "give two sides at most: files or revisions")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(".")
    if install {
      try reporter.run(workspace, isDry: writing.isDryRun, showsDiff: format != .json) {
        try workspace.install(InstallRequest([.diff], isGlobal: global))
      }.map { result in
        let report = InstallationReport(result)
        if format == .json { report.json(reporter.out) } else { report.text(reporter.out) }
      }
    } else if textconv, let file = sides.first {
      reporter.out.write(try workspace.lines(of: file))
    } else {
      let result = try workspace.diff(DiffRequest(sides, only: only))
      let report = DiffReport(result.tables)
      reporter.hasDifferences = check && !result.tables.isEmpty
      switch format {
      case .text: report.text(reporter.out)
      case .markdown: report.markdown(reporter.out)
      case .json: report.json(reporter.out, result.diagnostics)
      }
    }
    try reporter.finish()
  }
}
