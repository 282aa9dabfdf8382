import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookGenerate

/// `phrasebook generate`: typed accessors for the keys of catalogs.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "generate",
    summary: "Writes typed Swift accessors for the keys of catalogs.",
    details: """
      The accessors are static members of the resource type: .Cart.title for cart.title, a function \
      with labelled arguments where the text has placeholders. In a Swift package the plugin \
      PhrasebookBuild does the same at each build.
      """,
    examples: [
      "phrasebook generate Sources/Cart -o Sources/Cart/Texts.swift --access public",
      "phrasebook generate Sources/App --manual --check -o Texts.swift",
    ])

  @Argument(
    help: ArgumentHelp(
      words: "Catalogs, or the folder of one module (default: the current folder).",
      valueName: "path"),
    completion: .file(), transform: PathWord.checked)
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(words: "The Swift file to write (default: stdout).", valueName: "file"),
    completion: .file(), transform: PathWord.checked)
  var output: String?

  @Option(help: ArgumentHelp(words: "Access level of the accessors: public, package or internal."))
  var access: GenerateOptions.Access = .internal

  @Flag(
    help: ArgumentHelp(
      words: "Only keys marked \"Manual\" in the catalog, as Xcode 26 does."))
  var manual = false

  @Flag(help: ArgumentHelp(words: "cartTitle rather than Cart.title."))
  var flat = false

  @Option(help: ArgumentHelp(words: "The resource type: Phrase or LocalizedStringResource."))
  var type: GenerateOptions.ResourceType = .phrase

  @Option(
    help: ArgumentHelp(
      words:
        "The bundle of the strings: automatic, module (Bundle.module), macro (#bundle) or main."))
  var bundle: GenerateOptions.LookupBundle = .automatic

  @Option(
    help: ArgumentHelp(
      words: "A renamed key, OLD=NEW or TABLE:OLD=NEW: the old accessor stays, deprecated.",
      valueName: "old=new"))
  var renamed: [String] = []

  @Flag(help: ArgumentHelp(words: "Write nothing, and exit with 1 if the file is not up to date."))
  var check = false

  @Option(help: ArgumentHelp(words: "text or json; json needs --output."))
  var format: ReportFormat = .text

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  @OptionGroup var overwriting: OverwriteOption

  func validate() throws {
    if format == .json, output == nil {
      throw ValidationError(phrase: "--format json needs --output: the result is a Swift file")
    }
    if check, output == nil { throw ValidationError(phrase: "pass the file to check with -o.") }
    for text in renamed where !GenerateOptions.isRenaming(text) {
      throw ValidationError(phrase: "--renamed is OLD=NEW or TABLE:OLD=NEW, not \(text).")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    var options = GenerateOptions()
    options.access = access
    options.includedKeys = manual ? .manual : .all
    options.shape = flat ? .flat : .nested
    options.resourceType = type
    options.bundle = bundle
    var request = GenerateRequest(options)
    request.renamed = renamed
    request.output = output
    request.isDryRun = check
    request.isForced = overwriting.isForced
    let workspace = reporter.workspace(paths)
    let isDry = writing.isDryRun && !check
    let result = try reporter.run(workspace, isDry: isDry, as: format) {
      try workspace.generate(request)
    }
    let report = GenerateReport(request, result)
    switch format {
    case .text: report.text(reporter.out)
    case .json: report.json(reporter.out)
    }
    reporter.hasDifferences = check && result.isOutdated
    try reporter.finish()
  }
}
