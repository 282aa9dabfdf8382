import ArgumentParser
import Phrasebook

/// `phrasebook memory`: manages the translation memory.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "memory",
    summary: "Manages the translation memory.",
    details: """
      The memory is one SQLite file, .phrasebook/memory.sqlite in the project's folder. sync and import \
      fill it; translate --with memory takes from it (docs/memory.md).
      """,
    examples: ["phrasebook memory stats"],
    subcommands: [
      MemoryImportCommand.self, MemoryExportCommand.self, MemoryStatsCommand.self,
      MemorySearchCommand.self,
    ])
}
