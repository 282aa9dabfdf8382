import ArgumentParser
import Phrasebook
import PhrasebookWorkspace

/// `phrasebook context remove`: removes pictures, or strings of them.
struct ContextRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "remove",
    summary: "Removes screenshots, or keys from them.",
    details: """
      With --key, only these keys are removed; a picture that shows no other key goes with its last \
      one.
      """,
    examples: ["phrasebook context remove Home.png . --dry-run"])

  @Argument(
    help: ArgumentHelp(
      words: """
        Names of pictures; the last argument may be the catalog or the folder of the project, which \
        is the current one otherwise.
        """, valueName: "picture"), completion: .file(), transform: PathWord.checked)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(words: "Only this key; can be repeated.", valueName: "key"),
    completion: .custom(Completions.keys))
  var key: [String] = []

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let split = PathSplit.pictures(paths)
    guard !split.items.isEmpty || !key.isEmpty else {
      throw ValidationError(phrase: "name a picture or a --key to remove")
    }
    let workspace = reporter.workspace(split.paths)
    let request = ContextRemovalRequest(pictures: split.items, keys: key)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.removeContext(request)
    }
    try ContextListCommand.finish(result, reporter, format)
  }
}
