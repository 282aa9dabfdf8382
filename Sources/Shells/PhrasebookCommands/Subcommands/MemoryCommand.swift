import ArgumentParser
import Phrasebook
import PhrasebookMemory
import PhrasebookModel

/// `phrasebook memory`: what was translated before.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "memory",
    summary: "Keeps what people have translated, and finds it again.",
    details: """
      The memory is one SQLite file, .phrasebook/memory.sqlite in the project's folder. sync and import \
      fill it; translate --with memory takes from it (docs/memory.md).
      """,
    examples: ["phrasebook memory import ."],
    subcommands: [
      MemoryImportCommand.self, MemoryExportCommand.self, MemoryStatsCommand.self,
      MemorySearchCommand.self,
    ])
}

/// Which memory a subcommand of `memory` is about.
struct MemoryChoice: ParsableArguments {
  @OptionGroup var place: MemoryPath

  /// Opens the memory of a PATH; nil, with a word why, where that cannot be.
  func open(
    _ access: Memory.Access, for path: String, _ reporter: Reporter
  ) -> (memory: Memory, location: MemoryLocation)? {
    guard let location = MemoryLocation.find(path, file: place.memory) else {
      reporter.say(
        Diagnostic(
          .error, "phrasebook.yml says that the project has no memory; name one with --memory"))
      return nil
    }
    do {
      if access == .making { try location.prepare() }
      return (try Memory(at: location.file, access), location)
    } catch let failure as MemoryFailure {
      reporter.say(Diagnostic(.error, failure.text))
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch {}
    return nil
  }
}
