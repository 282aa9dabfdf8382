import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// `phrasebook diff`: what happened between two versions, by meaning.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "diff",
    summary: "Tells what happened between two versions of catalogs, by key and language.",
    details: """
      A and B are files, folders, revisions of git such as main or HEAD~3, or files of a revision \
      such as HEAD:App/Localizable.xcstrings. Without B, A is compared with the working tree; \
      without both, HEAD is. A..B and A...B mean what they mean to git.

      In a repository, once, for git diff, git log -p and git blame:    phrasebook diff --install
      """,
    examples: [
      "phrasebook diff Sources/App/Localizable.xcstrings Sources/App/Localizable.xcstrings"
    ])

  @Argument(help: ArgumentHelp(words: "The two sides.", valueName: "a b"))
  var sides: [String] = []

  @Option(
    help: ArgumentHelp(
      words: "Only catalogs at or below this path; may be given again.", valueName: "path"))
  var only: [String] = []

  @Option(help: ArgumentHelp(words: "text, json or markdown."))
  var format: DiffFormat = .text

  @Flag(help: ArgumentHelp(words: "Exit with 1 where there is a difference."))
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

  /// How the differences are written.
  enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func validate() throws {
    if textconv, sides.count != 1 { throw ValidationError(phrase: "--textconv takes one file") }
    if install, !sides.isEmpty { throw ValidationError(phrase: "--install takes no files") }
    if sides.count > 2 {
      throw ValidationError(phrase: "give two sides at most: files or revisions")
    }
  }

  func run() throws {
    let reporter = Reporter()
    do {
      if install {
        try GitInstallation(isGlobal: global, reporter: reporter).install([.diff], in: ".")
      } else if textconv, let file = sides.first {
        try recite(file, reporter)
      } else {
        try compare(reporter)
      }
    } catch let failure as GitFailure {
      reporter.say(Diagnostic(.error, failure.message))
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch let failure as DiffSides.Failure {
      reporter.say(Diagnostic(.error, failure.message))
    }
    try reporter.finish()
  }

  /// What cannot be read is shown as it is: git gives up on the whole diff where this fails.
  private func recite(_ file: String, _ reporter: Reporter) throws {
    let bytes = try FileContent.read(file)
    guard let catalog = try? CatalogRecovery().read(bytes, file: file).catalog else {
      reporter.out.write(bytes)
      return
    }
    LineDump.lines(of: catalog).forEach { reporter.out.line($0) }
  }

  private func compare(_ reporter: Reporter) throws {
    var tables: [DiffReport.Table] = []
    for pair in try DiffSides(paths: only).pairs(sides) {
      do throws(UnreadableFile) {
        let new = try catalog(pair.new, pair.path)
        let old = try catalog(pair.old, pair.path)
        guard let one = old ?? new else { continue }
        let empty = Catalog(sourceLanguage: one.sourceLanguage)
        let difference = Difference(
          from: old ?? empty, to: new ?? empty, table: FilePath.stem(pair.path))
        if !difference.changes.isEmpty {
          tables.append(DiffReport.Table(file: pair.path, difference: difference))
        }
      } catch {
        reporter.say(error.diagnostic)
      }
    }
    if check, !tables.isEmpty { reporter.hasDifferences = true }
    let report = DiffReport(tables: tables)
    switch format {
    case .text: report.text(reporter.out)
    case .markdown: report.markdown(reporter.out)
    case .json: reporter.json { report.json(&$0, reporter.diagnostics) }
    }
  }

  private func catalog(_ bytes: [UInt8]?, _ path: String) throws(UnreadableFile) -> Catalog? {
    guard let bytes else { return nil }
    return try CatalogRecovery().read(bytes, file: path).catalog
  }
}
