import ArgumentParser

/// Display options before the name of a subcommand, as in `phrasebook -q sync` and
/// `phrasebook memory --color never stats`: the parser expects them behind it.
enum LeadingOptions {
  /// The arguments with these options behind the names.
  static func moved(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    var options = taken(&rest)
    guard let name = rest.first, !name.hasPrefix("-") else { return arguments }
    guard let command = PhrasebookCommand.commands.first(where: { $0.key == name })?.value else {
      // A name that no subcommand has is the mistake, not the options before it.
      return Array(rest)
    }
    var names = [rest.removeFirst()]
    let subcommands = command.configuration.subcommands.map { $0._commandName }
    if !subcommands.isEmpty {
      options += taken(&rest)
      guard let next = rest.first, subcommands.contains(next) else {
        // Without a subcommand a group has its help only, in which nothing is quiet or verbose.
        return names + rest
      }
      names.append(rest.removeFirst())
    }
    return names + options + rest
  }

  private static func taken(_ rest: inout ArraySlice<String>) -> [String] {
    var options: [String] = []
    while let word = rest.first {
      if word == "--color", rest.count > 1 {
        options += rest.prefix(2)
        rest.removeFirst(2)
      } else if ["-q", "--quiet", "-v", "--verbose"].contains(word) || word.hasPrefix("--color=") {
        options.append(rest.removeFirst())
      } else {
        break
      }
    }
    return options
  }
}
