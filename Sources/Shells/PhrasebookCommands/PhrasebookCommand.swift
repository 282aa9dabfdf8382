public import ArgumentParser
import Phrasebook

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `exit` of the system, which a command has a method of its own for.
private func endProcess(_ status: Int32) -> Never {
  KeptRun.waitForWriters()
  Stragglers.wait()
  exit(status)
}

/// The root command: `phrasebook <subcommand>`.
public struct PhrasebookCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    name: "phrasebook",
    summary: "Keeps String Catalogs in step with Swift sources, as Xcode would.",
    details: """
      Exit codes: 0 all is well, 1 there are differences or findings, 2 something could not be \
      done, 64 the command was not understood.
      """,
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, ExtractCommand.self, SyncCommand.self, AuditCommand.self,
      ExplainCommand.self, StatsCommand.self, FormatCommand.self, GetCommand.self,
      SetCommand.self, RenameCommand.self, RemoveCommand.self, InitCommand.self,
      LanguagesCommand.self, ResolveCommand.self, MergeCommand.self, DiffCommand.self,
      HistoryCommand.self, ExportCommand.self, ImportCommand.self, ConvertCommand.self,
      CompileCommand.self, MigrateCommand.self, GenerateCommand.self, TranslateCommand.self,
      PseudoCommand.self, MemoryCommand.self,
    ])

  public init() {}

  /// Runs the command that the arguments name, and ends the process.
  public static func start() -> Never {
    // A reader that goes away shows as an error of `write`, which is no error of ours.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
      endProcess(0)
    } catch {
      let status = exitCode(for: error)
      let text = ParserWords.translated(fullMessage(for: error))
      let output = Output(status.isSuccess ? 1 : 2)
      if !text.isEmpty { output.line(text) }
      output.flush()
      endProcess(status.rawValue)
    }
  }
}
