import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookMemory
import PhrasebookModel

/// `phrasebook memory export`: the memory for other tools.
struct MemoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "export",
    summary: "Writes the memory as TMX, or a pair of languages as CSV or TSV.",
    examples: ["phrasebook memory export memory.tmx"])

  @Argument(help: ArgumentHelp(words: "The file to write.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp(words: "A catalog or a folder: whose memory it is."))
  var path: String = "."

  @Option(
    name: [.long, .customShort("l")],
    help: ArgumentHelp(words: "A language of translations (default: all).", valueName: "lang"))
  var language: [String] = []

  @Option(help: ArgumentHelp(words: "A language of sources (default: all).", valueName: "lang"))
  var source: String?

  @OptionGroup var place: MemoryPath

  @OptionGroup var unknown: UnknownLanguageOption

  func run() throws {
    let reporter = Reporter()
    let wanted = LanguageArguments(language, path: path, allowsUnknown: unknown.isAllowed)
    wanted.wrong.forEach { reporter.say(Diagnostic(.error, $0)) }
    if !reporter.hasFailed,
      let count = try reporter.workspace(path).memory(at: place.memory)
        .export(to: file, source: source, languages: wanted.languages)
    {
      reporter.out.phrase("\(file): \(count.of(.units))")
    }
    try reporter.finish()
  }
}
