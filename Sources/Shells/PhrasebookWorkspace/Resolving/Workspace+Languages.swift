package import Phrasebook
import PhrasebookProjects

/// The options of `languages`.
package struct LanguagesRequest: Sendable {
  package var question: LanguageQuestion
  /// Whether the steps of the choice are returned.
  package var explains: Bool

  package init(_ question: LanguageQuestion, explains: Bool = false) {
    self.question = question
    self.explains = explains
  }
}

/// The languages that a user is shown, and the steps that led to them.
package struct LanguagesResult: Sendable {
  package var match: LanguageMatch
  /// Nil unless the steps were asked for.
  package var steps: [LanguageStep]?
  /// Whether the question named the development language.
  package var hasDevelopment: Bool
}

extension Workspace {
  /// Chooses among an app's languages for a user.
  package func languages(_ request: LanguagesRequest) throws(CancellationError) -> LanguagesResult {
    try activity.checkCancellation()
    let question = request.question
    let matcher = LanguageMatchers.matcher(for: question)
    return LanguagesResult(
      match: question.preferred.match(in: matcher),
      steps: request.explains ? question.preferred.explained(by: matcher) : nil,
      hasDevelopment: question.development != nil)
  }
}
