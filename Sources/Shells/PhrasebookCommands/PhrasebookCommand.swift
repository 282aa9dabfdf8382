import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
public import ArgumentParser
import CMalloc
import CVersion
import Phrasebook
import PhrasebookPlatform

/// `exit` of the system, which a command has a method of its own for.
private func endProcess(_ status: Int32) -> Never {
  CacheWriters.wait()
  // A thread that is stuck still runs: what `exit` takes down is in use.
  if !DetachedThreads.wait() {
    fflush(nil)
    _exit(status)
  }
  exit(status)
}

/// The root command: `phrasebook <subcommand>`.
public struct PhrasebookCommand: ParsableCommand {
  /// The name, the help and the subcommands.
  public static let configuration = CommandConfiguration(
    name: name,
    summary: "Keeps String Catalogs in sync with Swift sources, as Xcode does.",
    details: """
      Exit codes: 0 success, 1 differences or findings, 2 something could not be done, 64 wrong \
      usage.
      """,
    version: version, subcommands: commands.map(\.value))

  static let name = "phrasebook"

  /// The contents of the file VERSION, without its line break.
  static let version = String(String(cString: phrasebook_version()).prefix { !$0.isNewline })

  /// Every command by its name, in the order of the list that `--help` shows.
  static let commands: KeyValuePairs<String, any ParsableCommand.Type> = [
    "check": CheckCommand.self, "extract": ExtractCommand.self, "sync": SyncCommand.self,
    "audit": AuditCommand.self, "explain": ExplainCommand.self, "stats": StatsCommand.self,
    "format": FormatCommand.self, "get": GetCommand.self, "set": SetCommand.self,
    "rename": RenameCommand.self, "remove": RemoveCommand.self, "init": InitCommand.self,
    "languages": LanguagesCommand.self, "resolve": ResolveCommand.self,
    "merge": MergeCommand.self, "diff": DiffCommand.self, "history": HistoryCommand.self,
    "export": ExportCommand.self, "import": ImportCommand.self, "convert": ConvertCommand.self,
    "compile": CompileCommand.self, "migrate": MigrateCommand.self,
    "generate": GenerateCommand.self, "translate": TranslateCommand.self,
    "pseudo": PseudoCommand.self, "memory": MemoryCommand.self, "watch": WatchCommand.self,
    "lsp": LSPCommand.self, "mcp": MCPCommand.self, "edit": EditCommand.self,
    "review": ReviewCommand.self, "exchange": ExchangeCommand.self,
    "glossary": GlossaryCommand.self,
    "context": ContextCommand.self,
  ]

  /// Creates the command for the parser.
  public init() {}

  /// Runs the command that the arguments name, and ends the process.
  public static func start() -> Never {
    // If the process that reads our output ends, `write` returns an error, which is not a failure.
    signal(SIGPIPE, SIG_IGN)
    // A file that grows beyond the user's limit makes the write fail, which is reported.
    signal(SIGXFSZ, SIG_IGN)
    phrasebook_keep_memory()
    let given = LeadingOptions.moved(Array(CommandLine.arguments.dropFirst()))
    do {
      try SubcommandName.check(given)
      let spelling = OldSpelling(given)
      warn(spelling.deprecations)
      var command = try parsedAlone(spelling.arguments) ?? parseAsRoot(spelling.arguments)
      try command.run()
      endProcess(0)
    } catch {
      let status = exitCode(for: error)
      // A command that ends with a code has printed everything; making the usage takes 10 ms.
      let text = error is ExitCode ? "" : UsageMessage(of: error, in: given).text
      let output = Output(status.isSuccess ? 1 : 2)
      if !text.isEmpty { output.page.line(text) }
      output.page.flush()
      endProcess(status.rawValue)
    }
  }

  /// Writes a line to stderr for each old spelling.
  private static func warn(_ deprecations: [Phrase]) {
    let display = ActivityDisplay()
    for text in deprecations { display.show(.diagnostic(Diagnostic(.warning, text))) }
  }

  /// The command that the first argument names, parsed without those beside it: to declare them
  /// all takes longer than to look through a project in which nothing changed.
  ///
  /// - Returns: Nil if that cannot be, or if something else is asked for, such as help.
  private static func parsedAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let named = commands.first(where: { $0.key == arguments.first })?.value,
      let command = try? named.parseAsRoot(Array(arguments.dropFirst()))
    else { return nil }
    let own = [named] + named.configuration.subcommands
    return own.contains { $0 == type(of: command) } ? command : nil
  }
}
