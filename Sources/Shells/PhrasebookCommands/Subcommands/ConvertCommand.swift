import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats

/// `phrasebook convert`: any format to any other.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "convert",
    summary: "Converts a file of translations or a catalog to another format.",
    details: """
      The formats are those of the file names; .xcstrings is a catalog. Reports what OUT cannot represent before it is written.
      """,
    examples: ["phrasebook convert fr.xliff fr.po"])

  @Argument(
    help: ArgumentHelp(words: "A file, a bundle, a folder or a catalog.", valueName: "in"),
    completion: .file(), transform: PathWord.checked)
  var source: String

  @Argument(
    help: ArgumentHelp(words: "The file to write, or a folder.", valueName: "out"),
    completion: .file(), transform: PathWord.checked)
  var target: String

  @Option(
    help: ArgumentHelp(
      words: "The format of OUT, if its name does not show it.", valueName: "format"))
  var `as`: FormatName?

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var language: LanguageOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(source)
    var request = ConvertRequest(
      from: source, to: target, format: `as`?.format, languages: language.chosen)
    request.isForced = overwriting.isForced
    request.allowsUnknownLanguage = language.unknown.isAllowed
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.convert(request)
    }
    try reporter.finish(result, as: format)
  }
}
