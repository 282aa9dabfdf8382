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
      if let file = try holder(choice) {
        answer(file, try ModuleTables(beside: file, below: path, reporter).source, reporter)
      }
    } catch let failure as CatalogChoice.Failure {
      reporter.say(failure)
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch let error as TableError {
      reporter.say(Diagnostic(.error, verbatim: error.description))
    }
    try reporter.finish()
  }

  /// The catalog with the key; where none has it, the one an app would look in, however many there are.
  private func holder(_ choice: CatalogChoice) throws(CatalogChoice.Failure) -> OpenCatalog? {
    let candidates = try choice.candidates()
    let holders = candidates.filter { $0.catalog[key] != nil }
    if holders.count > 1 { throw choice.ambiguous("the key \"\(key)\"", holders) }
    if let holder = holders.first { return holder }
    if !candidates.isEmpty {
      choice.reporter.say(Diagnostic(.warning, choice.unknown(key, among: candidates)))
    }
    return candidates.first { $0.table == "Localizable" } ?? candidates.first
  }

  private func answer(_ file: OpenCatalog, _ tables: TableSource, _ reporter: Reporter) {
    let wish = LanguageQuestion.Wish(preferred)
    let localizer =
      switch wish {
      case .list(let languages): Localizer(languages: languages, tables: tables)
      case .header: Localizer(acceptLanguage: preferred, tables: tables)
      }
    let values = TypedArguments(for: key, in: file.catalog).values(of: arguments)
    let resolution = localizer.resolution(of: key, arguments: values, table: file.table)
    let steps = explain ? tables.matcher.map { wish.explained(by: $0).steps } ?? [] : []
    switch options.format {
    case .json:
      reporter.json {
        $0.resolution(resolution, sourceLanguage: file.catalog.sourceLanguage, steps)
      }
    case .text:
      let out = reporter.out
      out.line(out.isTerminal ? VisibleText.of(resolution.text) : resolution.text)
      guard explain else {
        for problem in resolution.problems where problem.isDamage {
          reporter.say(Diagnostic(.warning, problem.phrase))
        }
        return
      }
      for step in steps { out.phrase(step.text, indent: 2) }
      for problem in resolution.problems { out.phrase(problem.phrase, indent: 2) }
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

extension LookupProblem {
  /// Whether a text is there and cannot be shown.
  fileprivate var isDamage: Bool {
    switch self {
    case .damagedValue, .damagedTable: true
    case .missingKey, .missingTranslation: false
    }
  }
}
