import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook init`: a project that has no catalogs yet.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "init",
    summary: "Sets a package or project up: makes the catalogs that are missing.",
    details: """
      Each table of the code gets a catalog, and targets of a package that depends on phrasebook \
      get the build plugin. A phrasebook.yml is written only where neither a package nor an Xcode \
      project says what belongs together.
      """,
    examples: ["phrasebook init ."])

  @Argument(help: ArgumentHelp(words: "A folder."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    var steps: [Setup.Step] = []
    do {
      steps = try Setup(path: path, extraction: extraction, reporter: reporter).run()
    } catch {
      reporter.say(error.diagnostic)
    }
    switch format {
    case .text:
      for step in steps {
        reporter.out.phrase(
          step.isNew
            ? "created \(step.file): \(step.message)" : "changed \(step.file): \(step.message)")
      }
      if steps.isEmpty, !reporter.hasFailed {
        reporter.out.phrase("Nothing to do: every module that has strings has a catalog.")
      }
    case .json:
      reporter.json { json in
        json.object { json in
          json.member("created", steps.filter(\.isNew), write)
          json.member("changed", steps.filter { !$0.isNew }, write)
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    }
    try reporter.finish()
  }

  private func write(_ json: inout JSONWriter, _ step: Setup.Step) {
    json.object { json in
      json.member("file", step.file)
      json.member("message", step.message.sourceText)
    }
  }
}
