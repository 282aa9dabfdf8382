import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook memory stats`: counts the entries.
struct MemoryStatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "stats",
    summary: "Shows how much the memory has of each pair of languages.",
    examples: ["phrasebook memory stats --format json"])

  @Argument(
    help: ArgumentHelp(
      words: "A catalog or a folder, whose memory it is (default: the current folder)."),
    completion: .file(), transform: PathWord.checked)
  var path: String = "."

  @OptionGroup var place: MemoryPath

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let request = MemoryStatsRequest(memory: place.memory)
    if let stats = try reporter.workspace(path).memoryStats(request) {
      let report = MemoryReport(reporter.out)
      switch format {
      case .text: report.counts(stats)
      case .json: report.countsJSON(stats)
      }
    }
    try reporter.finish()
  }
}
