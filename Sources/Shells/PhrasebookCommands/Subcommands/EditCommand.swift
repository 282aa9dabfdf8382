import ArgumentParser
import Foundation
import Phrasebook
import PhrasebookEditor
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// `phrasebook edit`: the editor in the browser.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "edit",
    summary: "Opens an editor for translators in the browser, on this machine only.",
    details: """
      Every save changes only that string of the catalog's file, at once. Ctrl-C ends it. The \
      address, which holds a secret, is the first line of the output.
      """,
    examples: ["phrasebook edit .", "phrasebook edit . --port 8080 --no-browser"])

  @Argument(
    help: ArgumentHelp(words: "A catalog or a folder (default: the current folder)."),
    completion: .file(), transform: PathWord.checked)
  var path: String = "."

  @Option(
    help: ArgumentHelp(words: "The port (default: any free port).", valueName: "number"))
  var port: UInt16?

  @Flag(name: .customLong("no-browser"), help: ArgumentHelp(words: "Do not open the browser."))
  var isWithoutBrowser = false

  @Option(
    name: [.customLong("with")],
    help: ArgumentHelp(
      words: "Translation providers that can be asked: deepl, google, …, or a command.",
      valueName: "translator"),
    completion: .custom(Completions.translators))
  var translators: [String] = []

  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    let environment = ProcessInfo.processInfo.environment
    if let problem = TranslatorChoice.problem(in: translators, environment: environment) {
      throw ValidationError(phrase: problem)
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    guard let session = reporter.workspace(path, extraction).editingSession() else {
      if !reporter.hasFailed {
        reporter.report(Diagnostic(.error, "\(path): no String Catalog"))
      }
      return try reporter.finish()
    }
    let server: EditorServer
    do {
      server = try EditorServer(
        session, port: port ?? 0, translators: translators.flatMap(TranslatorChoice.split))
    } catch {
      reporter.report(
        Diagnostic(.error, "the editor cannot be served: \(String(describing: error))"))
      return try reporter.finish()
    }
    let interruption = Interruption { [activity = reporter.activity] in activity.cancel() }
    defer { interruption.end() }
    let isServed = server.run(reporter.activity) { address in
      reporter.out.line(address)
      reporter.out.flush()
      if !isWithoutBrowser { BrowserLauncher.open(address) }
      session.start()
    }
    session.close()
    if !isServed {
      reporter.report(
        Diagnostic(
          .error, "port \(String(port ?? 0)) cannot be served; choose another one with --port"))
    }
    try reporter.finish()
  }
}
