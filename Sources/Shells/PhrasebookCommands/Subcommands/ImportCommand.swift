import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// `phrasebook import`: translations that came back.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "import",
    summary: "Imports translations into the catalogs; only changed strings are written.",
    details: """
      The catalogs are found by what the files say of them. A text whose source changed meanwhile \
      comes in as needs_review, an empty one never clears a text, and what cannot be taken is named. \
      Nothing is written when a file is not whole. The exit code is 1 where units were left out.
      """,
    examples: ["phrasebook import Translations/fr.xliff . --dry-run"])

  @Argument(
    help: ArgumentHelp(
      words: """
        Files, bundles (.xcloc) or folders; the last one may be the catalog or the folder to import \
        to, which is the current one otherwise.
        """, valueName: "file"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(words: "The format, if the names do not show it.", valueName: "format"))
  var `as`: FormatName?

  @Option(
    help: ArgumentHelp(words: "The language, if the files do not contain it.", valueName: "lang"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      words: "A file as it was exported; what differs from it on both sides stays as it is.",
      valueName: "file"))
  var base: [String] = []

  @Flag(
    name: .customLong("dry-run"),
    help: ArgumentHelp(words: "Show what would change, and write nothing."))
  var isDryRun = false

  @OptionGroup var memory: MemoryOptions

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func run() throws {
    let reporter = Reporter()
    let (files, path) = try split()
    if let language, !LanguageSpelling.isLanguageTag(language) {
      throw ValidationError(
        phrase: "\(language) is not a language; write a tag such as fr or pt-BR")
    }
    var request = ImportRequest(files: files)
    request.format = `as`?.format
    request.language = language
    request.base = base
    request.isDryRun = isDryRun
    request.memory = isDryRun ? nil : memory.location(for: path)
    let result = try reporter.workspace(path).importFiles(request)
    reporter.hasDifferences = result.hasOmissions
    try reporter.finish(result, as: format)
  }

  /// The files, and PATH if the last argument is one: a catalog, or a folder that is not a bundle.
  private func split() throws -> (files: [String], path: String) {
    guard let last = paths.last, paths.count > 1, Self.isPath(last) else {
      if let only = paths.first, paths.count == 1, only.hasSuffix(".xcstrings") {
        throw ValidationError(phrase: "\(only) is a catalog; name the files to import before it")
      }
      return (paths, ".")
    }
    return (Array(paths.dropLast()), last)
  }

  private static func isPath(_ path: String) -> Bool {
    if path.hasSuffix(".xcstrings") { return true }
    return FileStatus(path: path)?.kind == .folder
      && !FilePath.trimmed(path).lowercased().hasSuffix(".xcloc")
  }
}
