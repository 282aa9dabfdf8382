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

      For a build system the two steps of extraction come apart: --format facts writes down what \
      one source says, and PATH may be such a .facts file.
      """,
    examples: ["phrasebook extract Sources --format json"])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, stringsdata, xcstrings, facts
  }

  @Argument(help: ArgumentHelp(words: "Files and folders (default: .).", valueName: "path"))
  var paths: [String] = []

  @Option(
    name: .customLong("file-list"),
    help: ArgumentHelp(
      words: "A file that names one source file per line; - is standard input.", valueName: "file"))
  var fileList: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      words: "Functions and macros of your own whose first argument is a key.", valueName: "name"))
  var functions: [String] = []

  @Option(
    name: .customLong("import"), parsing: .upToNextOption,
    help: ArgumentHelp(
      words: "Facts of the modules that the given ones import: their public declarations count.",
      valueName: "file"))
  var imports: [String] = []

  @Option(
    help: ArgumentHelp(
      words: """
        json on stdout, or stringsdata or xcstrings files in the folder of --output; facts of one \
        source in the file of --output.
        """))
  var format: Format = .json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(words: "Where to write: a file for json, else a folder.", valueName: "out"))
  var output: String?

  @OptionGroup var extraction: ExtractionOptions

  func validate() throws {
    if format == .facts, output == nil {
      throw ValidationError(phrase: "--format facts writes a file: name it with -o FILE.facts")
    }
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
    if format == .facts {
      writeFacts(files, reporter)
    } else {
      let settings = files.settings?.functions ?? []
      write(files, functions: names.isEmpty ? settings : names, reporter)
    }
    try reporter.finish()
  }

  /// The first step for one source.
  private func writeFacts(_ files: SourceFiles, _ reporter: Reporter) {
    guard let source = files.paths.first, files.paths.count == 1, files.hasOnlySources,
      !FactsFile.isNamed(source)
    else {
      return reporter.say(
        Diagnostic(
          .error,
          """
          --format facts takes one Swift, Objective-C or C source; a build system runs it for each \
          file
          """))
    }
    ExtractionWriter(reporter: reporter, output: output, files: files, sources: files.paths)
      .write(factsOf: source)
  }

  /// Both steps, or the second one where the first is made.
  private func write(_ files: SourceFiles, functions: [String], _ reporter: Reporter) {
    let run = extraction.run(functions: functions)
    var found = FactsRun.Result(sources: files.paths)
    if files.paths.contains(where: FactsFile.isNamed) || !imports.isEmpty {
      found =
        FactsRun(files: files.paths, context: imports, functions: functions, jobs: run.jobs)
        .result()
      guard found.refusals.isEmpty else { return found.refusals.forEach(reporter.say) }
    } else {
      found.extraction = run.extract(files: files.paths)
    }
    let result = found.extraction.joined(by: files.resourceTexts())
    for diagnostic in result.diagnostics { reporter.say(diagnostic) }
    ExtractionWriter(reporter: reporter, output: output, files: files, sources: found.sources)
      .write(result, as: format)
  }
}
