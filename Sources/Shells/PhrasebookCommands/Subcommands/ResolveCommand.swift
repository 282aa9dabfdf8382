import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook resolve`: what a reader would see for a key.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "resolve",
    summary: "Shows what a reader would see for a key, and why.",
    details: """
      The text is found as an app finds it: by the reader's languages, then in the source language, \
      then the key itself.
      """,
    examples: [#"phrasebook resolve "Hello" . --preferred fr-CA,en --explain"#])

  @Argument(help: ArgumentHelp(words: "The key, as the catalog has it."))
  var key: String

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @OptionGroup var options: EditOptions

  @Option(
    name: .customLong("argument"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      words: "A value for a specifier, in the order of the key's.", valueName: "value"))
  var arguments: [String] = []

  @Option(
    help: ArgumentHelp(
      words:
        "The reader's languages, best first, or a header Accept-Language (default: this terminal's).",
      valueName: "list"))
  var preferred: String?

  @Flag(help: ArgumentHelp(words: "Say how the language and the text were found."))
  var explain = false

  func run() throws {
    let reporter = Reporter()
    let choice = CatalogChoice(path: path, table: options.table, reporter: reporter)
    do {
      guard let file = try holder(choice) else { return try reporter.finish() }
      let bytes = try FileContent.read(file.path)
      let table = try StringTable.read(xcstrings: bytes, name: file.table, path: file.path)
      answer(file, table, reporter)
    } catch let failure as CatalogChoice.Failure {
      reporter.say(failure)
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch let error as TableError {
      reporter.say(Diagnostic(.error, verbatim: error.description))
    }
    try reporter.finish()
  }

  /// The catalog with the key; where none has it, the only one, in which an app would look too.
  private func holder(_ choice: CatalogChoice) throws(CatalogChoice.Failure) -> OpenCatalog? {
    let candidates = try choice.candidates()
    let holders = candidates.filter { $0.catalog[key] != nil }
    if holders.count > 1 { throw choice.ambiguous("the key \"\(key)\"", holders) }
    if let holder = holders.first { return holder }
    if candidates.count == 1 { return candidates.first }
    return candidates.isEmpty ? nil : try choice.holder(of: key)
  }

  private func answer(_ file: OpenCatalog, _ table: StringTable, _ reporter: Reporter) {
    let wish = LanguageQuestion.Wish(preferred)
    let tables = TableSource.tables([file.table: table])
    let localizer =
      switch wish {
      case .list(let languages): Localizer(languages: languages, tables: tables)
      case .header: Localizer(acceptLanguage: preferred, tables: tables)
      }
    let values = TypedArguments(for: key, in: file.catalog).values(of: arguments)
    let resolution = localizer.resolution(of: key, arguments: values, table: file.table)
    let matcher = LanguageMatcher(
      supported: [table.sourceLanguage] + table.languages.filter { $0 != table.sourceLanguage },
      development: table.sourceLanguage)
    let steps = explain ? wish.explained(by: matcher).steps : []
    switch options.format {
    case .json:
      reporter.json { $0.resolution(resolution, sourceLanguage: table.sourceLanguage, steps) }
    case .text:
      let out = reporter.out
      out.line(out.isTerminal ? VisibleText.of(resolution.text) : resolution.text)
      guard explain else { return }
      for step in steps { out.phrase(step.text, indent: 2) }
      for problem in resolution.problems { out.line("  \(VisibleText.of(problem.description))") }
      out.phrase(origin(of: resolution, file), indent: 2)
    }
  }

  private func origin(of resolution: Resolution, _ file: OpenCatalog) -> Phrase {
    let language = resolution.language ?? file.catalog.sourceLanguage
    return switch resolution.source {
    case .translation: "the text is the translation in \(language) of \(file.path)"
    case .source: "the text is that of the source language, \(language), in \(file.path)"
    case .default, .key, .verbatim: "the text is the key itself, as code has it"
    }
  }
}
