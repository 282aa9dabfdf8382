import ArgumentParser

/// The message about arguments that are wrong, or the help that they ask for.
struct UsageMessage {
  /// The message with the usage of the subcommand that the arguments begin with.
  let text: String

  init(of error: any Error, in arguments: [String]) {
    let message = PhrasebookCommand.fullMessage(for: error)
    let command = Self.command(arguments)
    guard error is ValidationError else {
      text = ParserWords.translated(message, options: Self.options(of: command.type, message))
      return
    }
    // An error of a run has the usage of the root command.
    let usage = PhrasebookCommand.usageString()
    let own = PhrasebookCommand.usageString(for: command.type)
    let root = PhrasebookCommand.name
    let name = ([root] + command.words).joined(separator: " ")
    text = ParserWords.translated(
      message.replacing(usage, with: own).replacing("'\(root) --help'", with: "'\(name) --help'"))
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
  private static func options(of type: any ParsableCommand.Type, _ message: String) -> [String] {
    guard message.contains("Unknown option") else { return [] }
    let help = PhrasebookCommand.helpMessage(for: type, columns: 1000)
    return Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }).sorted()
  }
}
