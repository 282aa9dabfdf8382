import PhrasebookReports
import PhrasebookWorkspace
package import ArgumentParser
import Phrasebook
package import PhrasebookFormats

/// `phrasebook compile`: compiles catalogs to the files that an app ships.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "compile",
    summary: "Compiles catalogs into .lproj folders for Apple's loader, or into one table.",
    details: """
      With --as lproj, each language gets a folder with Table.strings and Table.stringsdict, as \
      Xcode's compiler makes them; with --as table, all tables become phrasebook.table, which \
      Phrasebook maps at run time. Nothing is written if a catalog has an error.
      """,
    examples: [
      "phrasebook compile Sources/App -o Resources --as lproj --languages fr"
    ])

  @OptionGroup var place: PathArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      words: "Output folder; created if missing.", valueName: "dir"), completion: .directory,
    transform: PathWord.checked)
  var output: String

  @Option(help: ArgumentHelp(words: "lproj, or table for Phrasebook's own loader."))
  var `as`: CompileRun.Product = .lproj

  @OptionGroup var language: LanguageOptions

  @Flag(
    help: ArgumentHelp(
      words: "How .lproj files are spelled: text for people, XML or binary property lists."))
  var spelling: LprojCompilation.Spelling?

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var overwriting: OverwriteOption

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if `as` == .table, let spelling {
      throw ValidationError(
        phrase: "--\(spelling.rawValue) is for .lproj folders; a table has one form, so omit it.")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(place.paths)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.compile(
        CompileRequest(
          product: `as`, spelling: spelling ?? .text, languages: Set(language.chosen),
          output: output, isForced: overwriting.isForced))
    }
    switch format {
    case .text: FilesReport(result.files).text(reporter.out)
    case .json: FilesReport(result.files).json(reporter.out, result.diagnostics)
    }
    try reporter.finish()
  }
}

extension CompileRun.Product: ExpressibleByArgument {}

extension LprojCompilation.Spelling: EnumerableFlag {
  package static func help(for value: Self) -> ArgumentHelp? {
    let words: Phrase =
      switch value {
      case .text: "Readable pairs, with XML for variations (the default)."
      case .xml: "XML property lists."
      case .binary: "Binary property lists."
      }
    return ArgumentHelp(words: words)
  }
}
