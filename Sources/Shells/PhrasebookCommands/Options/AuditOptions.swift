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
      words: "Ask these checks alone: ids, patterns with *, or families.", valueName: "id"))
  var only: [String] = []

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp(words: "Leave these checks out.", valueName: "id"))
  var except: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(words: "Look at these languages alone, such as fr,pt-BR.", valueName: "lang")
  )
  var languages: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      words: "How much of a language must be translated, in percent: fr:100,ja:95,*:80.",
      valueName: "lang:percent"))
  var require: [String] = []

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      words: "The least that makes the exit code 1: error, warning, note or never (default: error)."
    ))
  var failOn: FailOn?

  @Option(
    help: ArgumentHelp(
      words: """
        A file of findings that are known: they are counted and not reported. It is made where it \
        is not there, and only ever shrinks.
        """, valueName: "file"))
  var baseline: String?

  func validate() throws {
    for word in words(only) + words(except) where CheckNames.ids(word) == nil && !isPath(word) {
      throw ValidationError(phrase: CheckNames.unknown(word))
    }
    for word in words(require) where CoverageShare.requirement(word) == nil && !isPath(word) {
      throw ValidationError(
        phrase: "--require takes a language and a percentage, such as fr:100, not “\(word)”")
    }
  }

  /// The path that a list has swallowed.
  var path: String? {
    (words(only) + words(except)).last { CheckNames.ids($0) == nil }
      ?? words(languages).last { !Self.isLanguage($0) }
      ?? words(require).last { CoverageShare.requirement($0) == nil }
  }

  /// The same as plain values.
  var request: AuditRequest {
    var request = AuditRequest()
    request.only = words(only).compactMap(CheckNames.ids).reduce(into: []) { $0.formUnion($1) }
    request.except = words(except).compactMap(CheckNames.ids).reduce(into: []) { $0.formUnion($1) }
    request.languages = Set(words(languages).filter(Self.isLanguage))
    for (language, share) in words(require).compactMap(CoverageShare.requirement) {
      request.required[language] = share
    }
    request.failOn = failOn
    request.baseline = baseline
    request.mayWrite = true
    return request
  }

  /// `a,b c` as three words, of which a path may hold commas.
  private func words(_ list: [String]) -> [String] {
    list.flatMap { isPath($0) ? [$0] : $0.split(separator: ",").map(String.init) }
  }

  private func isPath(_ word: String) -> Bool {
    word == "." || word.contains("/") || word.hasSuffix(".xcstrings")
      || (CheckNames.ids(word) == nil && !Self.isLanguage(word) && FileStatus(path: word) != nil)
  }

  /// Returns true for what looks like the tag of a language: `fr`, `pt-BR`, `zh-Hans`, `es-419`.
  static func isLanguage(_ word: String) -> Bool { LanguageSpelling.isTag(word) }
}
