import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookServers
import PhrasebookWorkspace

/// `phrasebook mcp`: the operations on a project as tools for agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "mcp",
    summary: "Serves a project to agents over the Model Context Protocol (stdio).",
    details: """
      An agent starts it and talks to it over its standard streams. Translations that it writes are \
      checked and marked as made by a machine; those of people are never replaced.
      """,
    examples: ["phrasebook mcp ."])

  @Argument(
    help: ArgumentHelp(words: "The folder of a package or project (default: the current folder)."),
    completion: .directory, transform: PathWord.checked)
  var path: String = "."

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    guard let project = reporter.workspace(path, extraction).liveFolder() else {
      return try reporter.finish()
    }
    reporter.noteClient()
    let server = MCPServer(project, input: 0, output: 1, version: PhrasebookCommand.version)
    if !server.run() {
      reporter.report(Diagnostic(.error, "the system has no thread to read requests with"))
    }
    try reporter.finish()
  }
}
