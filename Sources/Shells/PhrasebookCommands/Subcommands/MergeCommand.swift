import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// `phrasebook merge`: versions of a catalog into one, by meaning; git's merge driver.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "merge",
    summary: "Merges versions of a catalog by meaning; sets itself up as git's merge driver.",
    details: """
      Keys, languages, variations, states and comments are merged each on its own; the file keeps \
      the style and the order of OURS. Where both sides wrote one text, ours stays, needs a review, \
      and the key's comment keeps theirs; the exit code is then 1.

      In a repository, once:    phrasebook merge --install
      After a merge by lines:   phrasebook merge --repair Localizable.xcstrings
      """,
    examples: ["phrasebook merge --repair Sources/App/Localizable.xcstrings"])

  @Argument(
    help: ArgumentHelp(
      words: "The common ancestor, ours and theirs; with --repair the files to repair.",
      valueName: "file"), completion: .file(), transform: PathWord.checked)
  var files: [String] = []

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      words: "The file for the result (default: standard output).", valueName: "out"),
    completion: .file(), transform: PathWord.checked)
  var output: String?

  @Option(
    help: ArgumentHelp(words: "How conflicts are resolved: reviewed, newer-state, ours or theirs."))
  var prefer: MergePreference?

  @Flag(
    help: ArgumentHelp(
      words:
        "Repair files with conflict markers, with duplicate keys, or with unresolved conflicts."))
  var repair = false

  @Flag(
    help: ArgumentHelp(
      words: "Make git merge catalogs with this command: in this repository, or with --global."))
  var install = false

  @Flag(help: ArgumentHelp(words: "With --install, for all repositories of this user."))
  var global = false

  @Flag(
    name: .customLong("install-filter"),
    help: ArgumentHelp(
      words: "Make git keep catalogs in Xcode's own style and order (a clean filter)."))
  var installFilter = false

  @Flag(help: ArgumentHelp(words: "Act as the git clean filter (stdin to stdout); used by git."))
  var clean = false

  @Option(
    help: ArgumentHelp(words: "The name of the file in messages; git's %P.", valueName: "name"))
  var path: String?

  @Option(help: ArgumentHelp(words: "text or json; json needs --output."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func validate() throws {
    let wanted = [repair, install || installFilter, clean].count { $0 }
    guard wanted <= 1 else {
      throw ValidationError(phrase: "--repair, --install and --clean cannot be combined")
    }
    if wanted == 0, files.count != 3 {
      throw ValidationError(phrase: "give three files: the common ancestor, ours and theirs")
    }
    if repair, files.isEmpty { throw ValidationError(phrase: "--repair needs the file to repair") }
    if install || installFilter || clean, !files.isEmpty {
      throw ValidationError(phrase: "--install and --clean take no files")
    }
    if format == .json, wanted == 0, output == nil {
      throw ValidationError(phrase: "--format json needs --output, for the result is a catalog")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(".")
    if clean {
      guard let bytes = StandardInput.read() else {
        reporter.report(Diagnostic(.error, "the standard input cannot be read"))
        return try reporter.finish()
      }
      let request = CleanRequest(bytes, file: path ?? "standard input")
      reporter.out.write(workspace.cleaned(request))
    } else if install || installFilter {
      let request = InstallRequest(
        (install ? [.merge] : []) + (installFilter ? [.filter] : []), isGlobal: global)
      try reporter.run(workspace, isDry: writing.isDryRun, showsDiff: format != .json) {
        try workspace.install(request)
      }.map { result in
        let report = InstallationReport(result)
        if format == .json { report.json(reporter.out) } else { report.text(reporter.out) }
      }
    } else if repair {
      let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
        try workspace.repair(RepairRequest(files, preference: prefer))
      }
      reporter.hasDifferences = result.hasOpenConflicts
      let report = RepairReport(result.outcomes)
      switch format {
      case .text: report.text(reporter.out)
      case .json: report.json(reporter.out, result.diagnostics)
      }
    } else {
      try merge(in: workspace, reporter)
    }
    try reporter.finish()
  }

  private func merge(in workspace: Workspace, _ reporter: Reporter) throws {
    var request = MergeRequest(base: files[0], ours: files[1], theirs: files[2])
    request.preference = prefer
    request.output = output
    request.isForced = overwriting.isForced
    request.name = path
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.merge(request)
    }
    reporter.hasDifferences = result.hasOpenConflicts
    guard let bytes = result.bytes else { return }
    if output == nil { reporter.out.write(bytes) }
    if format == .json { ConflictReport(result).json(reporter.out) }
  }
}
