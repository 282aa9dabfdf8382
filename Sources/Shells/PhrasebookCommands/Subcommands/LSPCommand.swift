import ArgumentParser
import Phrasebook
import PhrasebookPlatform
import PhrasebookServers

/// `phrasebook lsp`: the language server for editors.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "lsp",
    summary: "Starts the language server, which editors talk to over standard input and output.",
    details: """
      The editor chooses the folder. docs/editors.md has settings for Neovim, Emacs, Helix, Zed and \
      Visual Studio Code.
      """,
    examples: ["phrasebook lsp --stdio"])

  @Flag(help: ArgumentHelp(words: "Use standard input and output (the only transport)."))
  var stdio = false

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    Reporter(display).noteClient()
    let connection = LanguageServer.connection(input: 0, output: 1) {
      // The client is gone, and a large project may still be read. The server writes only its cache, which
      // is replaced whole.
      sleep(5)
      _exit(1)
    }
    let server = LanguageServer(
      connection, extraction: extraction.run, version: PhrasebookCommand.version)
    if !server.run() { throw ExitCode(1) }
  }
}
