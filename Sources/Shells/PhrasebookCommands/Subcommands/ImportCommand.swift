import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats

/// `phrasebook import`: translations that came back.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "import",
    summary: "Imports translations into the catalogs; only changed strings are written.",
    details: """
      The files name the catalogs that they belong to. A translation whose source has changed is \
      imported as needs_review, and an empty one never replaces a translation. A translation that \
      would break the app is left out, and a doubtful one is imported as needs_review. If any file \
      is invalid, nothing is written. The exit code is 1 if units were left out.
      """,
    examples: ["phrasebook import Translations/fr.xliff . --dry-run"])

  @Argument(
    help: ArgumentHelp(
      words: """
        Files, bundles (.xcloc) or folders, and then the catalogs or the folder to import to \
        (default: the current folder).
        """, valueName: "file"), completion: .file(), transform: PathWord.checked)
  var paths: [String]

  @Option(
    help: ArgumentHelp(words: "The format, if the names do not show it.", valueName: "format"))
  var `as`: FormatName?

  @OptionGroup var language: LanguageOptions

  @Option(
    help: ArgumentHelp(
      words: "A file as it was exported; strings that changed on both sides are kept as they are.",
      valueName: "file"), completion: .file(), transform: PathWord.checked)
  var base: [String] = []

  @Flag(
    name: .customLong("accept-faulty"),
    help: ArgumentHelp(
      words: "Import translations as they are, even if they would break the app or are doubtful."))
  var acceptsFaulty = false

  @Option(
    help: ArgumentHelp(
      words: "A CSV file to write the translators' notes to.", valueName: "file"),
    completion: .file(), transform: PathWord.checked)
  var notes: String?

  @OptionGroup var writing: DryRunOption

  @OptionGroup var memory: MemoryOptions

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    if let only = paths.first, paths.count == 1, only.hasSuffix(".xcstrings") {
      throw ValidationError(phrase: "\(only) is a catalog; pass the files to import before it")
    }
    let split = PathSplit.imported(paths)
    var request = ImportRequest(files: split.items)
    request.format = `as`?.format
    request.language = try language.single()
    request.allowsUnknownLanguage = language.unknown.isAllowed
    request.base = base
    request.acceptsFaulty = acceptsFaulty
    request.notes = notes
    request.memory = memory.use
    let workspace = reporter.workspace(split.paths)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.importFiles(request)
    }
    reporter.hasDifferences = result.hasOmissions
    try reporter.finish(result, as: format)
  }
}
