import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookWorkspace

/// The languages of every subcommand that takes some.
struct LanguageOptions: ParsableArguments {
  @Option(
    name: [.long, .customShort("l")],
    help: ArgumentHelp(words: "Languages, such as fr or de,pt-BR.", valueName: "lang"),
    completion: .custom(Completions.languages))
  var languages: [String] = []

  @OptionGroup var unknown: UnknownLanguageOption

  /// The languages, each once; other values are reported.
  ///
  /// - Returns: Nil if something is not a language.
  func checked(_ reporter: Reporter) -> [String]? {
    let arguments = LanguageArguments(languages, allowsUnknown: unknown.isAllowed)
    arguments.wrong.forEach { reporter.say(Diagnostic(.error, $0)) }
    return arguments.wrong.isEmpty ? arguments.languages : nil
  }

  /// The one language of a subcommand that takes no more; nil if absent.
  func single() throws -> String? {
    let arguments = LanguageArguments(languages, allowsUnknown: unknown.isAllowed)
    if let wrong = arguments.wrong.first { throw ValidationError(phrase: wrong) }
    if arguments.languages.count > 1 {
      throw ValidationError(phrase: "--languages takes one language here")
    }
    return arguments.languages.first
  }
}
