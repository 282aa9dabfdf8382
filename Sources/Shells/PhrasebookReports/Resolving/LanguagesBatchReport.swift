import Phrasebook
package import PhrasebookModel
package import PhrasebookWorkspace

/// The answers to lines of questions: one line of JSON for each question, in order.
package struct LanguagesBatchReport {
  /// The maximum number of lines that are reported as wrong.
  private static let mostFailures = 20

  private let page: Page
  /// The number of lines so far.
  private var line = 0
  private var failures = 0

  package init(_ page: Page) { self.page = page }

  /// Skips a blank line, which has no answer.
  package mutating func skip() { line += 1 }

  /// Writes the answer to a question.
  package mutating func answer(_ result: LanguagesResult) {
    line += 1
    page.jsonLine { LanguagesReport(result).json(&$0) }
  }

  /// Writes the answer to a line that is not a question.
  ///
  /// - Returns: The error to report; nil after too many.
  package mutating func answer(_ failure: LanguageQuestion.Failure) -> Diagnostic? {
    line += 1
    failures += 1
    page.jsonLine { json in
      json.object { json in
        json.member("languages", [] as [String]) { $0.string($1) }
        json.member("error", failure.message.sourceText)
      }
    }
    guard failures <= Self.mostFailures else { return nil }
    return Diagnostic(
      .error,
      failures == Self.mostFailures
        ? "line \(String(line)): \(failure.message); further errors are only in the answers"
        : "line \(String(line)): \(failure.message)")
  }
}
