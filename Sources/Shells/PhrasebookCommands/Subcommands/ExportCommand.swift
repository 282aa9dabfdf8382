import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// `phrasebook export`: files for translators.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "export",
    summary: "Exports strings as files for translators and their tools.",
    details: """
      Without --languages, writes a file for each language of the catalogs. Reports what the format \
      cannot represent before it writes anything.
      """,
    examples: [
      "phrasebook export . --as xliff --languages fr,de -o Translations",
      "phrasebook export . --as xliff --only new,needs_review --since v1.0 -o out",
    ])

  @OptionGroup var place: PathArguments

  @Option(
    help: ArgumentHelp(
      words: "The format: \(FormatName.allValueStrings.joined(separator: ", ")).",
      valueName: "format"))
  var `as`: FormatName

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      words: "Output folder; created if missing.", valueName: "dir"), completion: .directory,
    transform: PathWord.checked)
  var output: String

  @Option(
    help: ArgumentHelp(
      words: "The tool that the files are for, if it needs them in another way: omegat.",
      valueName: "tool"))
  var `for`: ToolName?

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var language: LanguageOptions

  @Option(
    help: ArgumentHelp(
      words: """
        Only strings whose translation has one of these states: new, needs_review, \
        machine_translated, translated, stale.
        """, valueName: "state"), completion: .custom(Completions.statuses))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      words: "Only strings that are new or changed since a git revision.", valueName: "rev"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      words: "Write the files of each table or module to a folder of its own: table or module."))
  var split: ExportSplit?

  @Flag(
    name: .customLong("omit-untranslated"),
    help: ArgumentHelp(words: "Leave out strings without a translation."))
  var omitsUntranslated = false

  @Flag(
    name: .customLong("fill-untranslated"),
    help: ArgumentHelp(
      words: """
        Write the source text of strings without a translation, which strings and android leave out.
        """))
  var fillsUntranslated = false

  @Flag(
    name: .customLong("references"),
    help: ArgumentHelp(
      words: "Add the places in the code that use each string (xliff, xliff2, xcloc, po)."))
  var hasReferences = false

  /// The parts that may have files of their own.
  enum ExportSplit: String, ExpressibleByArgument, CaseIterable {
    case table, module
  }

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    if omitsUntranslated, fillsUntranslated {
      throw ValidationError(
        phrase: "--omit-untranslated and --fill-untranslated cannot be combined")
    }
    let reporter = Reporter(display)
    let workspace = reporter.workspace(place.paths)
    var request = ExportRequest(as: `as`.format, languages: language.spellings, to: output)
    request.statuses = try statuses()
    request.revision = since
    request.tool = `for`?.tool
    request.split = split.flatMap { ExportRequest.Split(rawValue: $0.rawValue) } ?? .none
    request.hasReferences = hasReferences
    request.omitsUntranslated = omitsUntranslated
    request.fillsUntranslated = fillsUntranslated
    request.isForced = overwriting.isForced
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      try workspace.export(request)
    }
    try reporter.finish(result, as: format)
  }

  /// The statuses of `--only`.
  private func statuses() throws -> Set<StringStatus> {
    let names = only.flatMap { $0.split(separator: ",").map(String.init) }
    return Set(
      try names.map { name in
        guard let status = StringStatus(name: name), status != .untranslatable else {
          throw ValidationError(
            phrase: NearestWord.of(name, among: StringStatus.allCases.map(\.name)).map {
              "\(name.quoted) is not a state; did you mean \($0)?"
            } ?? """
              \(name.quoted) is not a state; use new, needs_review, machine_translated, translated \
              or stale
              """)
        }
        return status
      })
  }
}
