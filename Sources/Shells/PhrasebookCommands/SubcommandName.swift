import ArgumentParser
import Phrasebook
import PhrasebookModel

/// Finds misspelled subcommands before the parser, which makes no suggestions.
enum SubcommandName {
  /// Throws if the arguments start with a word that is not a subcommand, or ask for the help of one.
  static func check(_ arguments: [String]) throws {
    var words = arguments[...]
    if words.first == "help" { words = words.dropFirst() }
    guard let word = words.first, !word.hasPrefix("-"), !word.isEmpty else { return }
    try check(word, among: PhrasebookCommand.commands.map(\.key) + ["help"], of: "phrasebook")
    guard let next = words.dropFirst().first, !next.hasPrefix("-"), !next.isEmpty,
      let command = PhrasebookCommand.commands.first(where: { $0.key == word })?.value
    else { return }
    let names = command.configuration.subcommands.map { $0._commandName }
    // Behind a command without subcommands come its own arguments.
    guard !names.isEmpty || arguments.first == "help" else { return }
    try check(next, among: names, of: "phrasebook \(word)")
  }

  private static func check(_ word: String, among names: [String], of command: String) throws {
    guard !names.contains(word) else { return }
    throw ValidationError(
      phrase: NearestWord.of(word, among: names).map {
        "unknown subcommand \(word.quoted); did you mean \($0)?"
      } ?? "unknown subcommand \(word.quoted); \(command) --help lists them all")
  }
}
