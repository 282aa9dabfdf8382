import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook stats`: shows the coverage of each language.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "stats",
    summary: "Shows how far each table is translated into each language.",
    details: """
      With --words, counts the words and characters of the source texts by language and state; those \
      of new texts also by their best match in the translation memory, as CAT tools count.
      """,
    examples: ["phrasebook stats . --format json", "phrasebook stats . --words"])

  @OptionGroup var place: PathArguments

  @OptionGroup var language: LanguageOptions

  @Flag(help: ArgumentHelp(words: "Count words and characters, with matches of the memory."))
  var words = false

  @OptionGroup var memory: MemoryPath

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(place.paths)
    let request = StatsRequest(languages: language.chosen)
    let counted = WordStatsRequest(memory: memory.memory, languages: language.chosen)
    let report = words ? WordStatsReport(try workspace.words(counted)) : nil
    switch (format, report) {
    case (.text, let report?): report.text(reporter.out)
    case (.text, nil): StatsReport(try workspace.stats(request)).text(reporter.out)
    case (.json, _):
      StatsReport(try workspace.stats(request)).json(reporter.out, words: report)
    }
    try reporter.finish()
  }
}
