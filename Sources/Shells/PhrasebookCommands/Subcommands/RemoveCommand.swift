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
      The last argument is PATH where it names a file or folder and is not the only one.
      """,
    examples: [#"phrasebook remove "Old title" ."#])

  @Argument(help: ArgumentHelp(words: "The keys, then a catalog or a folder.", valueName: "key"))
  var keys: [String]

  @OptionGroup var options: EditOptions

  func run() throws {
    let reporter = Reporter()
    let hasPath = keys.count > 1 && keys.last.map { FileStatus(path: $0) != nil } == true
    let path = hasPath ? keys.last ?? "." : "."
    let wanted = hasPath ? Array(keys.dropLast()) : keys
    do {
      let choice = CatalogChoice(path: path, table: options.table, reporter: reporter)
      var files: [String: [String]] = [:]
      // All keys are found before any is removed.
      for key in wanted { files[try choice.holder(of: key).path, default: []].append(key) }
      let editor = CatalogEdit(reporter: reporter)
      var changes: [FileChanges] = []
      for (file, keys) in files.sorted(by: { $0.key < $1.key }) {
        let done = editor.apply(to: file) { catalog throws(EditError) in
          try Edits.remove(keys, from: catalog, table: FilePath.stem(file))
        }
        changes.append(FileChanges(file: file, changes: done))
      }
      editor.report(changes, as: options.format)
    } catch {
      reporter.say(error)
    }
    try reporter.finish()
  }
}
