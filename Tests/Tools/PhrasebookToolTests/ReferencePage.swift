import Foundation

/// docs/reference.md, made of the parser's own description of all commands.
struct ReferencePage {
  /// The parser's description: `--experimental-dump-help`.
  struct Tool: Decodable { var command: Command }

  /// One command with its arguments.
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  /// One argument, option or flag.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var abstract: String?
    var allValues: [String]?
    var defaultValue: String?
    var isOptional: Bool
    var isRepeating: Bool
    var kind: String
    var names: [Name]?
    var shouldDisplay: Bool
    var valueName: String?
    /// The kind of words that shells offer, as the only key.
    var completionKind: [String: Empty]?

    struct Empty: Decodable {
      init(from decoder: any Decoder) {}
    }
  }

  /// Variables that the command reads.
  static let variables: [(name: String, effect: String)] = [
    ("NO_COLOR", "no colors; `--color` overrides it"),
    (
      "LANGUAGE",
      "the languages of messages, such as `de:en`; before `LC_ALL`, `LC_MESSAGES` and `LANG`"
    ),
    ("COLUMNS", "the width of help, if it is not the terminal's"),
    ("TERM", "no colors and no progress if it is not set; no colors if it is `dumb`"),
    ("XDG_CACHE_HOME", "the folder of the cache (default: `~/.cache`)"),
    (
      "XDG_CONFIG_HOME",
      "the folder of git's attributes for `merge --install --global` (default: `~/.config`)"
    ),
    ("SOURCE_DATE_EPOCH", "the date of HTML reports, for reproducible builds"),
    ("DEEPL_API_KEY", "the key of `--with deepl`"),
    ("DEEPL_URL", "the address of `--with deepl`"),
    ("GOOGLE_TRANSLATE_API_KEY", "the key of `--with google`"),
    ("GOOGLE_TRANSLATE_URL", "the address of `--with google`"),
    ("AZURE_TRANSLATOR_KEY", "the key of `--with azure`"),
    ("AZURE_TRANSLATOR_REGION", "the region of `--with azure`"),
    ("AZURE_TRANSLATOR_URL", "the address of `--with azure`"),
    ("LIBRETRANSLATE_API_KEY", "the key of `--with libretranslate`"),
    ("LIBRETRANSLATE_URL", "the address of `--with libretranslate`"),
    ("OPENAI_API_KEY", "the key of `--with openai`"),
    ("OPENAI_BASE_URL", "the address of `--with openai`: any endpoint for chat completions"),
    ("OPENAI_MODEL", "the model of `--with openai`"),
    ("CURL_CA_BUNDLE", "certificates for services, as curl reads them"),
    ("SSL_CERT_FILE", "certificates for services, if `CURL_CA_BUNDLE` is not set"),
    ("SSL_CERT_DIR", "a folder of certificates for services"),
    ("https_proxy", "the proxy for services; also `http_proxy`, `all_proxy` and `no_proxy`"),
    ("PHRASEBOOK_DEBUG", "in an app: reports missing keys and translations on stderr"),
  ]

  let root: Command

  /// - Parameter description: The output of `--experimental-dump-help`.
  init(_ description: String) throws {
    root = try JSONDecoder().decode(Tool.self, from: Data(description.utf8)).command
  }

  /// The commands by their words, such as `memory search`.
  var commands: [(words: String, command: Command)] {
    Self.commands(of: root, before: "").filter { $0.words != "help" }
  }

  private static func commands(
    of parent: Command, before words: String
  ) -> [(words: String, command: Command)] {
    (parent.subcommands ?? []).flatMap { command in
      let own = words.isEmpty ? command.commandName : "\(words) \(command.commandName)"
      return [(own, command)] + commands(of: command, before: own)
    }
  }

  /// The page as Markdown.
  var text: String {
    var lines = [
      "# Reference", "",
      "Every subcommand, option and environment variable. This page is generated from the command; "
        + "`phrasebook SUBCOMMAND --help` shows",
      "the same. A subcommand that takes one PATH works with one project: its memory, its glossary, "
        + "or the session of an editor or agent.", "",
    ]
    lines += ["| subcommand | |", "|---|---|"]
    for (words, command) in commands {
      let anchor = words.replacing(" ", with: "-")
      lines.append("| [\(words)](#\(anchor)) | \(Self.cell(command.abstract ?? "")) |")
    }
    lines += [
      "",
      "Every subcommand has these options, except for those that only have others below. They may "
        + "also be before its name: `phrasebook -q sync`.", "",
    ]
    lines += Self.table(shared)
    for (words, command) in commands { lines += section(words, command) }
    lines += [
      "", "## Exit codes", "", "| code | meaning |", "|---|---|", "| 0 | success |",
      "| 1 | there are findings or differences |",
      "| 2 | something could not be done, or nothing was checked |",
      "| 64 | the command line is wrong |", "", "## Environment", "",
      "| variable | effect |", "|---|---|",
    ]
    lines += Self.variables.map { "| `\($0.name)` | \($0.effect) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let sharedNames: Set<String> = ["quiet", "verbose", "color", "version", "help"]

  private var shared: [Argument] {
    (commands.first?.command.arguments ?? []).filter(Self.isShared)
  }

  private static func isShared(_ argument: Argument) -> Bool {
    argument.names?.contains { sharedNames.contains($0.name) } == true
  }

  private func section(_ words: String, _ command: Command) -> [String] {
    var lines = ["", "## \(words)", ""]
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !Self.isShared($0) }
    let places = arguments.filter { $0.kind == "positional" }.map(Self.usage)
    let usage = ["phrasebook", words] + (command.subcommands == nil ? ["[options]"] : [])
    lines += ["```sh", (usage + places).joined(separator: " "), "```", ""]
    lines.append(command.abstract ?? "")
    let discussion = (command.discussion ?? "").components(separatedBy: "\n\n")
    for part in discussion where !part.isEmpty {
      guard part.hasPrefix("Example") else {
        lines += ["", part.split(separator: " ").joined(separator: " ")]
        continue
      }
      let examples = part.split(separator: "\n").dropFirst()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      lines += ["", "```sh"] + examples + ["```"]
    }
    if !arguments.isEmpty { lines += [""] + Self.table(arguments) }
    return lines
  }

  private static func usage(_ argument: Argument) -> String {
    let name = "<\(argument.valueName ?? "")>" + (argument.isRepeating ? "…" : "")
    return argument.isOptional ? "[\(name)]" : name
  }

  private static func table(_ arguments: [Argument]) -> [String] {
    ["| argument | |", "|---|---|"]
      + arguments.map { argument in
        var text = argument.abstract ?? ""
        let values = argument.allValues ?? []
        if !values.isEmpty, !values.allSatisfy(text.contains) {
          text += " Values: \(values.joined(separator: ", "))."
        }
        if let value = argument.defaultValue, !text.contains("default") {
          text += " Default: `\(value)`."
        }
        return "| \(names(argument)) | \(cell(text)) |"
      }
  }

  private static func names(_ argument: Argument) -> String {
    guard argument.kind != "positional" else { return "`<\(argument.valueName ?? "")>`" }
    let names = (argument.names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
      .sorted { $0.utf8.count < $1.utf8.count }
    let value = argument.kind == "option" ? " <\(argument.valueName ?? "")>" : ""
    return names.map { "`\($0)\(value)`" }.joined(separator: ", ")
  }

  private static func cell(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
