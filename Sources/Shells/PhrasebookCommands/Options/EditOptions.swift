import ArgumentParser
import Phrasebook

/// The flags of every subcommand that is about one key.
struct EditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(words: "The table, if several have the key.", valueName: "table"),
    completion: .custom(Completions.tables))
  var table: String?

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text
}
