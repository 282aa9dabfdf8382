import ArgumentParser
import Phrasebook

/// The option of every subcommand that writes.
struct DryRunOption: ParsableArguments {
  @Flag(
    name: .customLong("dry-run"),
    help: ArgumentHelp(words: "Write nothing; show what would change, as a diff."))
  var isDryRun = false
}
