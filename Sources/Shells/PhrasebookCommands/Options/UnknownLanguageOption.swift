import ArgumentParser
import Phrasebook

/// The option of every subcommand that takes languages.
struct UnknownLanguageOption: ParsableArguments {
  @Flag(
    name: .customLong("allow-unknown-language"),
    help: ArgumentHelp(words: "Accept languages that CLDR does not have."))
  var isAllowed = false
}
