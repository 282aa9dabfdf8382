import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// The flags of `audit`. A list ends with the next flag, or with what can only be the path.
struct AuditOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      words: "Run only these checks (ids, globs or families).", valueName: "id"))
  var only: [String] = []

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp(words: "Skip these checks.", valueName: "id"))
  var except: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(words: "Only audit these languages, e.g. fr,pt-BR.", valueName: "lang")
  )
  var languages: [String] = []

  @OptionGroup var gate: GateOptions

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp(
      words: "Write all current findings to a new baseline.", valueName: "file"))
  var newBaseline: String?

  func validate() throws {
    for word in words(only) + words(except) where CheckNames.ids(word) == nil && !isPath(word) {
      throw ValidationError(phrase: CheckNames.unknown(word))
    }
    if newBaseline != nil, gate.baseline != nil {
      throw ValidationError(phrase: "use either --baseline or --write-baseline")
    }
  }

  /// The path that a list has swallowed.
  var path: String? {
    (words(only) + words(except)).last { CheckNames.ids($0) == nil }
      ?? swallowedByLanguages ?? gate.path
  }

  /// The same as plain values.
  var request: AuditRequest {
    var request = AuditRequest()
    request.only = words(only).compactMap(CheckNames.ids).reduce(into: []) { $0.formUnion($1) }
    request.except = words(except).compactMap(CheckNames.ids).reduce(into: []) { $0.formUnion($1) }
    request.languages = Set(words(languages).filter { $0 != swallowedByLanguages })
    gate.apply(to: &request)
    request.newBaseline = newBaseline
    request.mayWrite = true
    return request
  }

  /// The path at the end of the languages: a word that no language has, or that only a file has.
  private var swallowedByLanguages: String? {
    if let path = words(languages).last(where: { !Self.isLanguage($0) }) { return path }
    guard languages.count > 1, let last = languages.last,
      !LanguageSpelling.isKnownLanguage(last), FileStatus(path: last) != nil
    else { return nil }
    return last
  }

  /// `a,b c` as three words, of which a path may hold commas.
  private func words(_ list: [String]) -> [String] {
    list.flatMap { isPath($0) ? [$0] : $0.split(separator: ",").map(String.init) }
  }

  private func isPath(_ word: String) -> Bool {
    word == "." || word.contains("/") || word.hasSuffix(".xcstrings")
      || (CheckNames.ids(word) == nil && !LanguageSpelling.isKnownLanguage(word)
        && FileStatus(path: word) != nil)
  }

  /// Returns true for a word with the form of a language tag: `fr`, `pt-BR`, `zh-Hans`, `es-419`.
  static func isLanguage(_ word: String) -> Bool { LanguageSpelling.isTag(word) }
}
