import ArgumentParser
import Phrasebook
import PhrasebookModel

/// What a run has to say: results on one stream, everything else on the other, and how it ends.
final class Reporter {
  let out = Output(1)
  private let err = Output(2)
  private var said: Set<Diagnostic> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// True where something could not be done.
  private(set) var hasFailed = false
  /// True where there is a difference or a finding that the exit code should tell.
  var hasDifferences = false

  /// Says what is wrong, once, and remembers an error for the exit code.
  func say(_ diagnostic: Diagnostic) {
    guard said.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasFailed = true }
    let place = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    let severity =
      switch diagnostic.severity {
      case .error: err.style.red("error:")
      case .warning: err.style.yellow("warning:")
      case .note: err.style.dim("note:")
      }
    err.line("\(VisibleText.of(place))\(severity) \(VisibleText.of(diagnostic.text.shown))")
    err.flush()
  }

  /// Says something that is no result, for a person who reads along.
  func note(_ message: Phrase) {
    err.line(VisibleText.of(message.shown))
    err.flush()
  }

  /// Writes one JSON value as the result.
  func json(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    body(&json)
    out.write(json.line())
  }

  /// Ends the run: 2 where something could not be done, 1 where there are differences.
  func finish() throws {
    out.flush()
    if out.hasFailed { say(Diagnostic(.error, "the result cannot be written; is the disk full?")) }
    if hasFailed { throw ExitCode(2) }
    if hasDifferences { throw ExitCode(1) }
  }
}
