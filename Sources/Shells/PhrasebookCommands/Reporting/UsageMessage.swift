import ArgumentParser

/// The message about arguments that are wrong, or the help that they ask for.
struct UsageMessage {
  /// The message with the usage of the subcommand that the arguments begin with.
  let text: String

  init(of error: any Error, in arguments: [String]) {
    let unbroken = HelpLayout.unbroken
    let message = PhrasebookCommand.fullMessage(for: error, columns: unbroken)
    let command = Self.command(arguments)
    guard !PhrasebookCommand.exitCode(for: error).isSuccess else {
      let isHelp = ["OVERVIEW: ", "USAGE: "].contains(where: message.hasPrefix)
      text =
        isHelp
        ? HelpLayout().broken(ParserWords.translated(Self.withoutRepeatedValues(message)))
        : ParserWords.translated(message)
      return
    }
    let help = PhrasebookCommand.helpMessage(
      for: command.type, includeHidden: true, columns: unbroken)
    let options = Self.options(of: help)
    // An error of a run, or before the subcommand is known, has the usage of the root command.
    let usage = PhrasebookCommand.usageString()
    let own = PhrasebookCommand.usageString(for: command.type)
    let root = PhrasebookCommand.name
    let words = command.words.joined(separator: " ")
    let name = words.isEmpty ? root : "\(root) \(words)"
    let whole = message.replacing(usage, with: own)
      .replacing("'\(root) --help'", with: "'\(name) --help'")
    let translated = ParserWords.translated(
      Self.namingUnknownOption(in: arguments, of: options + Self.letters(of: help), whole),
      options: options, takesText: Self.commandsOfTexts.contains(words))
    text = HelpLayout().withShortUsage(translated)
  }

  /// A help without the parser's lists of values that the texts of options have already.
  private static func withoutRepeatedValues(_ help: String) -> String {
    help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let match = line.wholeMatch(of: /(.*) \(values: ([^;)]*)(?:; (.*))?\)/) else {
        return line
      }
      let text = match.output.1
      let words = Set(
        text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || "_-".contains($0)) })
      guard match.output.2.split(separator: ", ").allSatisfy(words.contains) else { return line }
      return match.output.3.map { "\(text) (\($0))" } ?? text
    }.joined(separator: "\n")
  }

  /// The subcommands with keys or strings among their arguments, which may begin with a hyphen.
  private static let commandsOfTexts = [
    "get", "set", "rename", "remove", "history", "resolve", "memory search",
  ]

  /// Options of every command that no help shows.
  private static let parsersOwn = ["--generate-completion-script", "--experimental-dump-help"]

  /// The parser reports a missing argument before it reports an unknown option: the
  /// latter is mostly the misspelled name of the former, or a text that begins with a hyphen.
  ///
  /// - Parameter options: The options of the command, also those of one letter.
  private static func namingUnknownOption(
    in arguments: [String], of options: [String], _ message: String
  ) -> String {
    let given = OldSpelling(arguments).arguments.prefix { $0 != "--" }
    let words = zip(given, [""] + given).compactMap { argument, last -> String? in
      // Of a resource's argument, any word is the value.
      guard argument.hasPrefix("-"), argument != "-", last != "--argument" else { return nil }
      return argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : argument
    }
    let known = options + parsersOwn
    let unknown = words.first { word in
      word.hasPrefix("--")
        ? !known.contains(word) : !word.dropFirst().allSatisfy { known.contains("-\($0)") }
    }
    guard let unknown, let end = message.firstIndex(of: "\n") else { return message }
    // The parser takes a letter of a text for an option, and the second word for another one.
    let rest = message[end...].replacing(/\n *or: Missing value.*/, with: "")
    let isNamed = message.contains("Unknown option") && !unknown.contains(" ")
    return "\(isNamed ? message[..<end] : "Error: Unknown option '\(unknown)'")\(rest)"
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

  /// The options in a command's help: the parser compares with part of them.
  private static func options(of help: String) -> [String] {
    Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }).sorted()
  }

  /// The options of one letter in a command's help.
  private static func letters(of help: String) -> [String] {
    help.matches(of: /\n  (-[a-z]),/).map { String($0.output.1) }
  }
}
