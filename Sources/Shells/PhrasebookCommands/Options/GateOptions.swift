import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// The options of every subcommand whose exit code depends on findings.
struct GateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      words: "Minimum share of translated keys, in percent: fr:100,ja:95,*:80.",
      valueName: "lang:percent"))
  var require: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      words: "Whether unreviewed machine translations count for --require (default: yes)."))
  var countMachineTranslations: Bool?

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      words: """
        Lowest severity that fails the run: error, warning, note or never (default: error).
        """, valueName: "severity"))
  var failOn: FailOn?

  @Option(
    help: ArgumentHelp(
      words: "File with known findings, which are counted and not reported.", valueName: "file"),
    completion: .file(), transform: PathWord.checked)
  var baseline: String?

  func validate() throws {
    for word in WordList.split(require) where CoverageShare.requirement(word) == nil {
      let language = String(word.prefix { $0 != ":" })
      if language != word, !language.isEmpty, let problem = KnownLanguages.problem(language) {
        throw ValidationError(phrase: problem)
      }
      throw ValidationError(
        phrase: "--require takes a language and a percentage, such as fr:100, not \(word.quoted)")
    }
  }

  /// Refuses minimum shares of unknown languages.
  func checkLanguages(_ unknown: UnknownLanguageOption) throws {
    for (language, _) in requirements where language != "*" { try unknown.check(language) }
  }

  private var requirements: [(language: String, share: Double)] {
    WordList.split(require).compactMap(CoverageShare.requirement)
  }

  /// Adds the options to a request.
  func apply(to request: inout AuditRequest) {
    for (language, share) in requirements {
      request.required[language] = share
    }
    request.countsMachineTranslations = countMachineTranslations
    request.failOn = failOn
    request.baseline = baseline
  }
}
