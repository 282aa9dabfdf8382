import ArgumentParser
import Phrasebook
import PhrasebookMemory
import PhrasebookModel

/// `phrasebook memory stats`: how much there is.
struct MemoryStatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "stats",
    summary: "Shows how much the memory has of each pair of languages.",
    examples: ["phrasebook memory stats --format json"])

  @Argument(help: ArgumentHelp(words: "A catalog or a folder: whose memory it is."))
  var path: String = "."

  @OptionGroup var choice: MemoryChoice

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func run() throws {
    let reporter = Reporter()
    if let (memory, location) = choice.open(.reading, for: path, reporter) {
      do throws(MemoryFailure) {
        let counts = try memory.counts()
        memory.close()
        MemoryReport(reporter: reporter).counts(counts, file: location.file, as: format)
      } catch {
        reporter.say(Diagnostic(.error, error.text))
      }
    }
    try reporter.finish()
  }
}
