import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook extract`: sources in, strings out.
struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "extract",
    summary: "Lists the localizable strings of sources, interface files and property lists.",
    details: """
      PATH is a source file, a .xib or .storyboard file, an Info.plist, a catalog (its sources \
      are read), or a folder (the sources of its modules, tests left out; without a project, \
      every source below it). Columns count UTF-8 bytes from 1.
      """,
    examples: ["phrasebook extract Sources --format json"])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, stringsdata, xcstrings
  }

  @Argument(help: ArgumentHelp(words: "Files and folders (default: .).", valueName: "path"))
  var paths: [String] = []

  @Option(
    name: .customLong("file-list"),
    help: ArgumentHelp(words: "A file that names one source file per line.", valueName: "file"))
  var fileList: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      words: "Functions and macros of your own whose first argument is a key.", valueName: "name"))
  var functions: [String] = []

  @Option(
    help: ArgumentHelp(
      words: "json on stdout, or stringsdata or xcstrings files in the folder of --output."))
  var format: Format = .json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(words: "Where to write: a file for json, else a folder.", valueName: "out"))
  var output: String?

  @OptionGroup var extraction: ExtractionOptions

  func validate() throws {
    if format != .json, output == nil {
      throw ValidationError(
        phrase: "--format \(format.rawValue) writes files: name a folder with -o OUT")
    }
  }

  func run() throws {
    let reporter = Reporter()
    // `--functions L10n Sources` swallows the path: no name of a function looks like one.
    let names = functions.filter { !$0.contains("/") && !$0.contains(".") }
    let given = paths + functions.filter { $0.contains("/") || $0.contains(".") }
    let files = SourceFiles(reporter: reporter)
    if let fileList { files.add(list: fileList) }
    for path in given.isEmpty && fileList == nil ? ["."] : given { files.add(path) }
    let settings = files.settings?.functions ?? []
    let result = extraction.run(functions: names.isEmpty ? settings : names)
      .extract(files: files.paths).joined(by: files.resourceTexts())
    for diagnostic in result.diagnostics { reporter.say(diagnostic) }
    ExtractionWriter(reporter: reporter, output: output, files: files)
      .write(result, as: format)
    try reporter.finish()
  }
}
