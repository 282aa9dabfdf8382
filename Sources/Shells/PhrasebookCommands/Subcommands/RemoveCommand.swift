import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook remove`: keys with everything they hold.
struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "remove",
    summary: "Removes keys with all their translations.",
    details: """
      Existing files and folders at the end are used as the paths.
      """,
    examples: [#"phrasebook remove "Old title" ."#])

  @Argument(
    help: ArgumentHelp(words: "The keys, then catalogs and folders.", valueName: "key"),
    completion: .custom(Completions.keys))
  var keys: [String]

  @OptionGroup var options: EditOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let split = PathSplit.keys(keys)
    let workspace = reporter.workspace(split.paths)
    let request = RemoveRequest(split.items, table: options.table)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: options.format) {
      try workspace.remove(request)
    }
    try reporter.finish(result, as: options.format)
  }
}
