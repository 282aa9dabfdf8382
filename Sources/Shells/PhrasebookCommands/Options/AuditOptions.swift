import ArgumentParser
import Phrasebook
import PhrasebookProjects
import PhrasebookWorkspace

/// The options of `audit` that choose findings.
struct AuditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      words: "Run only these checks (ids, globs or families).", valueName: "id"),
    completion: .custom(Completions.checks))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(words: "Skip these checks.", valueName: "id"),
    completion: .custom(Completions.checks))
  var except: [String] = []

  @OptionGroup var language: LanguageOptions

  @OptionGroup var gate: GateOptions

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp(
      words: "Write all current findings to a new baseline.", valueName: "file"),
    completion: .file(), transform: PathWord.checked)
  var newBaseline: String?

  func validate() throws {
    try gate.checkLanguages(language.unknown)
    for word in WordList.split(only + except) where CheckNames.ids(word) == nil {
      throw ValidationError(phrase: CheckNames.unknown(word))
    }
    if newBaseline != nil, gate.baseline != nil {
      throw ValidationError(phrase: "use either --baseline or --write-baseline")
    }
  }

  /// The same as plain values.
  func request() -> AuditRequest {
    var request = AuditRequest()
    request.only = Self.ids(only)
    request.except = Self.ids(except)
    request.languages = Set(language.chosen)
    gate.apply(to: &request)
    request.newBaseline = newBaseline
    request.mayWrite = true
    return request
  }

  private static func ids(_ words: [String]) -> Set<String> {
    WordList.split(words).compactMap(CheckNames.ids).reduce(into: []) { $0.formUnion($1) }
  }
}
