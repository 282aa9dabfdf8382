import ArgumentParser
import Phrasebook

/// The flag of every subcommand that writes where the user asks for it.
struct OverwriteOption: ParsableArguments {
  @Flag(
    name: .customLong("force"),
    help: ArgumentHelp(
      words: "Replace output files that phrasebook did not write or that were changed since."))
  var isForced = false
}
