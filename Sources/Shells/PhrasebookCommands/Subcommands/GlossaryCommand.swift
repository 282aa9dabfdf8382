import ArgumentParser
import Phrasebook

/// `phrasebook glossary`: exchanges the terms of phrasebook.yml with other tools.
struct GlossaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "glossary",
    summary: "Exports and imports the glossary as TBX or CSV.",
    examples: ["phrasebook glossary export terms.tbx ."],
    subcommands: [GlossaryExportCommand.self, GlossaryImportCommand.self])
}
