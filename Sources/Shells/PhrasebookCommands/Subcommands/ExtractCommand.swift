import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook extract`: sources in, strings out.
struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "extract",
    summary: "Lists the localizable strings of sources, interface files and property lists.",
    details: """
      PATH is a source file, a .xib or .storyboard file, an Info.plist, a catalog (its sources \
      are read), or a folder (the sources of its modules, tests left out; without a project, \
      every source below it). Columns count UTF-8 bytes from 1.\n\nBuild systems can run the two \
      steps separately: --format facts writes the facts of one source, and PATH may be such a \
      .facts file.
      """,
    examples: ["phrasebook extract Sources --format json"])

  @Argument(
    help: ArgumentHelp(words: "Files and folders (default: .).", valueName: "path"),
    completion: .file(), transform: PathWord.checked)
  var paths: [String] = []

  @Option(
    name: .customLong("file-list"),
    help: ArgumentHelp(
      words: "A file with the path of one source per line; - is standard input.", valueName: "file"),
    completion: .file(), transform: PathWord.checked)
  var fileList: String?

  @Option(
    help: ArgumentHelp(
      words: "Functions and macros of your own whose first argument is a key.", valueName: "name"))
  var functions: [String] = []

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      words: "Facts of the modules that the given ones import: their public declarations count.",
      valueName: "file"), completion: .file(), transform: PathWord.checked)
  var imports: [String] = []

  @Option(
    help: ArgumentHelp(
      words: """
        json on stdout, or stringsdata or xcstrings files in the folder of --output; facts of one \
        source in the file of --output.
        """))
  var format: ExtractRequest.Format = .json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(words: "The output: a file for json, otherwise a folder.", valueName: "out"),
    completion: .file(), transform: PathWord.checked)
  var output: String?

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func validate() throws {
    if format == .facts, output == nil {
      throw ValidationError(phrase: "--format facts writes a file: pass it with -o FILE.facts")
    }
    if format != .json, output == nil {
      throw ValidationError(
        phrase: "--format \(format.rawValue) writes files: pass a folder with -o OUT")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    var request = ExtractRequest()
    request.paths = paths
    request.functions = WordList.split(functions)
    request.fileList = fileList
    request.imports = WordList.files(imports)
    request.format = format
    request.output = output
    request.isForced = overwriting.isForced
    let workspace = reporter.workspace(".", extraction)
    try reporter.run(workspace, isDry: writing.isDryRun, showsDiff: true) {
      let result = try workspace.extract(request)
      guard format == .json, result.isComplete else { return }
      let json = ExtractReport(result).json()
      if let output {
        reporter.write(json, to: output, as: .strings, isForced: overwriting.isForced)
      } else {
        reporter.out.write(json)
      }
    }
    try reporter.finish()
  }
}
