import ArgumentParser
import Phrasebook
import PhrasebookReports

/// The display options of every subcommand.
struct DisplayOptions: ParsableArguments {
  @Flag(
    name: .shortAndLong,
    help: ArgumentHelp(words: "Show errors and the result only: no warnings, notes or progress."))
  var quiet = false

  @Flag(name: .shortAndLong, help: ArgumentHelp(words: "Show more details."))
  var verbose = false

  @Option(
    help: ArgumentHelp(words: "Colors: auto (on a terminal), always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    if quiet, verbose { throw ValidationError(phrase: "use either --quiet or --verbose") }
  }
}

extension ColorChoice: ExpressibleByArgument {}
