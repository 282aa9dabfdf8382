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
      Without --language, a file is made for each language of the catalogs. What a format cannot say \
      is reported, entry by entry, before anything is written.
      """,
    examples: ["phrasebook export . --as xliff --language fr de -o Translations"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String?

  @Option(
    help: ArgumentHelp(
      words: "The format: \(FormatName.allValueStrings.joined(separator: ", ")).",
      valueName: "format"))
  var `as`: FormatName

  @Option(
    name: [.long, .customShort("l")], parsing: .upToNextOption,
    help: ArgumentHelp(words: "The languages, such as fr or pt-BR.", valueName: "lang"))
  var language: [String] = []

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      words: "Output folder; created if missing.", valueName: "dir"))
  var output: String

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var unknown: UnknownLanguageOption

  func run() throws {
    let reporter = Reporter()
    let wanted = LanguageArguments(language, path: path, allowsUnknown: unknown.isAllowed)
    wanted.wrong.forEach { reporter.say(Diagnostic(.error, $0)) }
    guard !reporter.hasFailed else { return try reporter.finish() }
    let result = try reporter.workspace(wanted.path ?? ".")
      .export(as: `as`.format, languages: wanted.languages, to: output)
    try reporter.finish(result, as: format)
  }
}
