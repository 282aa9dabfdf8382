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

  @Argument(
    help: ArgumentHelp(words: "The key, as the catalog has it."),
    completion: .custom(Completions.keys))
  var key: String

  @Argument(
    help: ArgumentHelp(
      words: "A language such as fr or pt-BR, unless --languages is given; then the string.",
      valueName: "lang"),
    completion: .custom(Completions.languages))
  var first: String

  @Argument(help: ArgumentHelp(words: "The string.", valueName: "value"))
  var second: String?

  @OptionGroup var place: PathArguments

  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp(words: "The form to set, such as plural.one.", valueName: "path"))
  var variation: String?

  @Flag(help: ArgumentHelp(words: "Replace all plural and device forms with this one text."))
  var plain = false

  @Option(help: ArgumentHelp(words: "translated, machine_translated, needs_review or new."))
  var state: TextState = .translated

  @Option(
    name: .customLong("keep-reviewed"),
    help: ArgumentHelp(
      words: "Which translations stay reviewed when the source text changes: nothing or trivial."))
  var keepReviewed: SyncOptions.KeepReviewed = .nothing

  @Flag(help: ArgumentHelp(words: "Set the string even if its placeholders do not fit."))
  var force = false

  @OptionGroup var options: EditOptions

  /// The states that a text may be given.
  enum TextState: String, ExpressibleByArgument, CaseIterable {
    case translated, new
    case machineTranslated = "machine_translated"
    case needsReview = "needs_review"
  }

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if second == nil, language.languages.isEmpty {
      throw ValidationError(phrase: "the string is missing: phrasebook set KEY LANG VALUE")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    let words = [first] + (second.map { [$0] } ?? []) + place.paths
    let chosen = language.chosen
    let values = chosen.isEmpty ? Array(words.dropFirst()) : words
    let edit = TextEdit(
      key: key, language: "", value: values.first ?? "", plain: plain,
      state: State(rawValue: state.rawValue), keepReviewed: keepReviewed)
    var request = SetRequest(edit, languages: chosen.isEmpty ? [first] : chosen)
    request.variation = variation
    request.table = options.table
    request.allowsUnknownLanguage = language.unknown.isAllowed
    request.allowsMisfits = force
    let workspace = reporter.workspace(Array(values.dropFirst()))
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: options.format) {
      try workspace.set(request)
    }
    if let problem = result.unknownLanguage { throw ValidationError(phrase: problem) }
    try reporter.finish(result, as: options.format)
  }
}
