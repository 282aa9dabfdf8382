import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// `phrasebook export`: files for translators.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "export",
    summary: "Exports strings as files for translators and their tools.",
    details: """
      Without --languages, writes a file for each language of the catalogs. Reports what the format \
      cannot represent before it writes anything.
      """,
    examples: ["phrasebook export . --as xliff --languages fr,de -o Translations"])

  @OptionGroup var place: PathArguments

  @Option(
    help: ArgumentHelp(
      words: "The format: \(FormatName.allValueStrings.joined(separator: ", ")).",
      valueName: "format"))
  var `as`: FormatName

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      words: "Output folder; created if missing.", valueName: "dir"))
  var output: String

  @Option(
    help: ArgumentHelp(
      words: "The tool that the files are for, if it needs them in another way: omegat.",
      valueName: "tool"))
  var `for`: ToolName?

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var language: LanguageOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    let reporter = Reporter(display)
    guard let languages = language.checked(reporter) else { return try reporter.finish() }
    let workspace = reporter.workspace(place.paths)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.export(
        as: `as`.format, languages: languages, to: output, isForced: overwriting.isForced,
        for: `for`?.tool)
    }
    try reporter.finish(result, as: format)
  }
}
