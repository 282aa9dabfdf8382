import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// `phrasebook rename`: another key, in the catalogs and in the code.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "rename",
    summary: "Renames a key in the catalogs and at its call sites.",
    details: """
      In a literal with interpolations, the texts between them change; the new key needs the
      same placeholders in the same order. A call site whose key is not a literal is reported
      and not changed. So are literals with the text of the key that no known call takes.
      """,
    examples: [#"phrasebook rename "Hello" "greeting.hello" ."#])

  @Argument(
    help: ArgumentHelp(words: "The key, as the catalog has it."),
    completion: .custom(Completions.keys))
  var old: String

  @Argument(help: ArgumentHelp(words: "Its new name."))
  var new: String

  @OptionGroup var place: PathArguments

  @OptionGroup var options: EditOptions
  @OptionGroup var extraction: ExtractionOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(place.paths, extraction)
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: options.format) {
      try workspace.rename(RenameRequest(old, to: new, table: options.table))
    }
    try reporter.finish(result, as: options.format)
  }
}
