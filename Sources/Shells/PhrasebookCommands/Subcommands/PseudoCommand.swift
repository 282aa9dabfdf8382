import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookTranslate

/// `phrasebook pseudo`: adds a pseudo-language to test layouts with.
struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "pseudo",
    summary: "Adds a pseudo-language to reveal unlocalized or clipped text.",
    details: """
      accented is [Ýöûŕ öŕðéŕ····] in en-XA, rtl is written from right to left in ar-XB; double \
      has each string twice, bounded has it in brackets, keys shows the key. Placeholders, tags and \
      plurals stay whole. All strings of the pseudo-language are created again; --remove removes \
      them.
      """,
    examples: ["phrasebook pseudo . --as accented"])

  @OptionGroup var place: PathArguments

  @Option(help: ArgumentHelp(words: "accented, double, rtl, bounded or keys."))
  var `as`: PseudoStyle

  @OptionGroup var language: LanguageOptions

  @Flag(help: ArgumentHelp(words: "Remove the pseudo-language from the catalogs."))
  var remove = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let reporter = Reporter(display)
    let workspace = reporter.workspace(place.paths)
    let language = try language.single() ?? `as`.language
    let request = PseudoRequest(as: `as`, language: language, isRemoval: remove)
    let interruption =
      remove ? nil : Interruption { [activity = reporter.activity] in activity.cancel() }
    let result = reporter.run(workspace, isDry: writing.isDryRun, as: format) {
      workspace.pseudo(request)
    }
    interruption?.end()
    switch result {
    case .added(let result)?: reporter.show(result, as: format)
    case .removed(let result)?:
      let report = PseudoReport(removed: result, language: language)
      if format == .json { report.json(reporter.out) } else { report.text(reporter.out) }
    case nil: break
    }
    try reporter.finish()
  }
}
