import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// `phrasebook set`: one text of one key.
struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "set",
    summary: "Sets the string of a key in a language; nothing else changes.",
    examples: [#"phrasebook set "Hello" fr "Bonjour" ."#])

  @Argument(help: ArgumentHelp(words: "The key, as the catalog has it."))
  var key: String

  @Argument(help: ArgumentHelp(words: "A language such as fr or pt-BR.", valueName: "lang"))
  var language: String

  @Argument(help: ArgumentHelp(words: "The text."))
  var value: String

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "The form to set, such as plural.one.", valueName: "path"))
  var variation: String?

  @Flag(help: ArgumentHelp(words: "Replace all plural and device forms with this one text."))
  var plain = false

  @Option(help: ArgumentHelp(words: "translated, needs_review or new."))
  var state: TextState = .translated

  @Option(
    name: .customLong("keep-reviewed"),
    help: ArgumentHelp(
      words: "Which translations stay reviewed when the source text changes: nothing or trivial."))
  var keepReviewed: SyncOptions.KeepReviewed = .nothing

  @OptionGroup var unknown: UnknownLanguageOption

  @OptionGroup var options: EditOptions

  /// The states that a person may give a text.
  enum TextState: String, ExpressibleByArgument, CaseIterable {
    case translated, new
    case needsReview = "needs_review"
  }

  func run() throws {
    let reporter = Reporter()
    let edit = TextEdit(
      key: key, language: language, value: value, plain: plain,
      state: State(rawValue: state.rawValue), keepReviewed: keepReviewed)
    let result = try reporter.workspace(path)
      .set(
        edit, variation: variation, table: options.table,
        allowsUnknownLanguage: unknown.isAllowed)
    try reporter.finish(result, as: options.format)
  }
}
