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

  @OptionGroup var choice: MemoryChoice

  func run() throws {
    let reporter = Reporter()
    if let (memory, _) = choice.open(.reading, for: path, reporter) {
      let wanted = LanguageArguments(language, path: path)
      wanted.wrong.forEach { reporter.say(Diagnostic(.error, $0)) }
      let export = MemoryExport(
        memory: memory, source: source, languages: wanted.languages, reporter: reporter)
      if !reporter.hasFailed, let count = export.write(to: file) {
        reporter.out.phrase("\(file): \(count.of(.units))")
      }
      memory.close()
    }
    try reporter.finish()
  }
}
