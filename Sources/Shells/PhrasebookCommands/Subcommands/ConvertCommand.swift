import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// `phrasebook convert`: any format to any other.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "convert",
    summary: "Converts a file of translations or a catalog to another format.",
    details: """
      The names tell the formats; .xcstrings is a catalog. What OUT cannot say is reported, entry by \
      entry, before it is written.
      """,
    examples: ["phrasebook convert fr.xliff fr.po"])

  @Argument(help: ArgumentHelp(words: "A file, a bundle, a folder or a catalog.", valueName: "in"))
  var source: String

  @Argument(help: ArgumentHelp(words: "The file to write, or a folder.", valueName: "out"))
  var target: String

  @Option(
    help: ArgumentHelp(
      words: "The format of OUT, if its name does not show it.", valueName: "format"))
  var `as`: FormatName?

  @Option(
    name: [.long, .customShort("l")],
    help: ArgumentHelp(
      words: "The language, if IN has several or none.", valueName: "lang"))
  var language: [String] = []

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var unknown: UnknownLanguageOption

  func run() throws {
    let reporter = Reporter()
    let wanted = LanguageArguments(language, path: source, allowsUnknown: unknown.isAllowed)
    wanted.wrong.forEach { reporter.say(Diagnostic(.error, $0)) }
    let result = try reporter.workspace(source)
      .convert(
        ConvertRequest(
          from: source, to: target, format: `as`?.format, languages: wanted.languages))
    try reporter.finish(result, as: format)
  }
}
