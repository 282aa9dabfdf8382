import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// `phrasebook remove`: keys with everything they hold.
struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "remove",
    summary: "Removes keys with all their texts.",
    details: """
      If the last argument is an existing file or folder, it is used as the path.
      """,
    examples: [#"phrasebook remove "Old title" ."#])

  @Argument(help: ArgumentHelp(words: "The keys, then a catalog or a folder.", valueName: "key"))
  var keys: [String]

  @OptionGroup var options: EditOptions

  func run() throws {
    let reporter = Reporter()
    let hasPath = keys.count > 1 && keys.last.map { FileStatus(path: $0) != nil } == true
    let result = try reporter.workspace(hasPath ? keys.last ?? "." : ".")
      .remove(hasPath ? Array(keys.dropLast()) : keys, table: options.table)
    try reporter.finish(result, as: options.format)
  }
}
