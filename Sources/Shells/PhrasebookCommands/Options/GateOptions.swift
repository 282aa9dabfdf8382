import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// The options of every subcommand whose exit code depends on findings.
struct GateOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      words: "Minimum share of translated keys, in percent: fr:100,ja:95,*:80.",
      valueName: "lang:percent"))
  var require: [String] = []

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      words: """
        Lowest severity that fails the run: error, warning, note or never (default: error).
        """))
  var failOn: FailOn?

  @Option(
    help: ArgumentHelp(
      words: "File with known findings, which are counted and not reported.", valueName: "file"))
  var baseline: String?

  func validate() throws {
    for word in words where CoverageShare.requirement(word) == nil && !isPath(word) {
      throw ValidationError(
        phrase: "--require takes a language and a percentage, such as fr:100, not “\(word)”")
    }
  }

  /// The path that a list has swallowed.
  var path: String? { words.last { CoverageShare.requirement($0) == nil } }

  /// Adds the options to a request.
  func apply(to request: inout AuditRequest) {
    for (language, share) in words.compactMap(CoverageShare.requirement) {
      request.required[language] = share
    }
    request.failOn = failOn
    request.baseline = baseline
  }

  private var words: [String] {
    require.flatMap { isPath($0) ? [$0] : $0.split(separator: ",").map(String.init) }
  }

  private func isPath(_ word: String) -> Bool {
    CoverageShare.requirement(word) == nil
      && (word == "." || word.contains("/") || FileStatus(path: word) != nil)
  }
}
