import ArgumentParser

/// The message about arguments that are wrong, or the help that they ask for.
struct UsageMessage {
  /// The message with the usage of the subcommand that the arguments begin with.
  let text: String

  init(of error: any Error, in arguments: [String]) {
    let message = PhrasebookCommand.fullMessage(for: error)
    let command = Self.command(arguments)
    guard !PhrasebookCommand.exitCode(for: error).isSuccess else {
      text = ParserWords.translated(message)
      return
    }
    let options = Self.options(of: command.type)
    // An error of a run has the usage of the root command.
    let usage = PhrasebookCommand.usageString()
    let own = PhrasebookCommand.usageString(for: command.type)
    let root = PhrasebookCommand.name
    let name = ([root] + command.words).joined(separator: " ")
    let whole =
      error is ValidationError
      ? message.replacing(usage, with: own).replacing("'\(root) --help'", with: "'\(name) --help'")
      : message
    text = ParserWords.translated(
      Self.namingUnknownOption(in: arguments, of: options, whole), options: options)
  }

  /// Options of every command that no help shows.
  private static let parsersOwn = ["--generate-completion-script", "--experimental-dump-help"]

  /// The parser says that something is missing before it says which option it does not know: the
  /// latter is mostly the misspelled name of the former.
  private static func namingUnknownOption(
    in arguments: [String], of options: [String], _ message: String
  ) -> String {
    let given = OldSpelling(arguments).arguments.prefix { $0 != "--" }
    let names = zip(given, [""] + given).compactMap { argument, last -> Substring? in
      // Of a resource's argument, any word is the value.
      guard argument.hasPrefix("--"), last != "--argument" else { return nil }
      return argument.prefix { $0 != "=" }
    }
    guard let unknown = names.first(where: { !(options + parsersOwn).contains(String($0)) }),
      !message.contains("Unknown option"), let end = message.firstIndex(of: "\n")
    else { return message }
    return "Error: Unknown option '\(unknown)'" + message[end...]
  }

  /// The subcommand that the arguments begin with; the root command if they do not.
  private static func command(
    _ arguments: [String]
  ) -> (type: any ParsableCommand.Type, words: [String]) {
    var type: any ParsableCommand.Type = PhrasebookCommand.self
    var words: [String] = []
    for argument in arguments {
      guard let next = type.configuration.subcommands.first(where: { $0._commandName == argument })
      else { break }
      type = next
      words.append(argument)
    }
    return (type, words)
  }

  /// The options of a command, from its help: the parser compares with part of them.
  private static func options(of type: any ParsableCommand.Type) -> [String] {
    let help = PhrasebookCommand.helpMessage(for: type, includeHidden: true, columns: 1000)
    return Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }).sorted()
  }
}
