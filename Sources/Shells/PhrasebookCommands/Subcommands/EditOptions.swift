import ArgumentParser

/// The flags of every subcommand that is about one key.
struct EditOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The table, where several have the key.", valueName: "table"))
  var table: String?

  @Option(help: "text or json.")
  var format: ReportFormat = .text
}
