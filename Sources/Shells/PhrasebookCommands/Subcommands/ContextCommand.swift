import ArgumentParser
import Phrasebook

/// `phrasebook context`: pictures and comments for translators.
struct ContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "context",
    summary: "Shows translators where strings appear: screenshots and comments.",
    details: """
      Pictures and the list of their strings are in the folder phrasebook-context of the project; \
      commit it. edit shows them, export --as xcloc includes them, and agents are given their paths \
      (docs/translators.md).
      """,
    examples: ["phrasebook context list ."],
    subcommands: [
      ContextAddCommand.self, ContextListCommand.self, ContextRemoveCommand.self,
      ContextCommentsCommand.self,
    ])
}
