import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookProjects
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
    guard FileStatus(path: FilePath.absolute(path))?.kind == .folder else {
      reporter.say(FileFailure(path, "it is not a folder; pass the folder of a project").diagnostic)
      return try reporter.finish()
    }
    reporter.noteClient()
    let project = reporter.workspace(path, extraction).live()
    let server = MCPServer(project, input: 0, output: 1, version: PhrasebookCommand.version)
    if !server.run() {
      reporter.say(Diagnostic(.error, "the system has no thread to read requests with"))
    }
    try reporter.finish()
  }
}
