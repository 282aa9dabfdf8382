import ArgumentParser
import Phrasebook
import PhrasebookWorkspace

/// The languages of every subcommand that takes some.
struct LanguageOptions: ParsableArguments {
  @Option(
    name: [.long, .customShort("l")],
    help: ArgumentHelp(words: "Languages, such as fr or de,pt-BR.", valueName: "lang"),
    completion: .custom(Completions.languages))
  var languages: [String] = []

  @OptionGroup var unknown: UnknownLanguageOption

  private var arguments: LanguageArguments {
    LanguageArguments(languages, allowsUnknown: unknown.isAllowed)
  }

  func validate() throws {
    if let wrong = arguments.wrong.first { throw ValidationError(phrase: wrong) }
  }

  /// The languages, each once.
  var chosen: [String] { arguments.languages }

  /// The languages, each once in each of its spellings.
  var spellings: [String] { arguments.spellings }

  /// The one language of a subcommand that takes no more; nil if absent.
  func single() throws -> String? {
    guard chosen.count < 2 else {
      throw ValidationError(phrase: "--languages takes one language here")
    }
    return chosen.first
  }
}
