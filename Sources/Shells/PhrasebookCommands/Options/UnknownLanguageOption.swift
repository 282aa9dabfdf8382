import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// The option of every subcommand that takes languages.
struct UnknownLanguageOption: ParsableArguments {
  @Flag(
    name: .customLong("allow-unknown-language"),
    help: ArgumentHelp(words: "Accept languages that CLDR does not have."))
  var isAllowed = false

  /// Refuses a value that is not a known language.
  func check(_ language: String?) throws {
    guard let language, !(isAllowed && LanguageSpelling.isLanguageTag(language)),
      let problem = KnownLanguages.problem(language)
    else { return }
    throw ValidationError(phrase: problem)
  }
}
