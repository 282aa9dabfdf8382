import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// `phrasebook rename`: another key, in the catalogs and in the code.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "rename",
    summary: "Renames a key in the catalogs and at its call sites.",
    details: """
      A call site whose key is not a plain literal is left alone and named.
      """,
    examples: [#"phrasebook rename "Hello" "greeting.hello" ."#])

  @Argument(help: ArgumentHelp(words: "The key, as the catalog has it."))
  var old: String

  @Argument(help: ArgumentHelp(words: "Its new name."))
  var new: String

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @OptionGroup var options: EditOptions
  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    let result = try reporter.workspace(path, extraction)
      .rename(old, to: new, table: options.table)
    try reporter.finish(result, as: options.format)
  }
}
