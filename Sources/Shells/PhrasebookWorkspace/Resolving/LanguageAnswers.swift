package import Phrasebook

/// The languages that a user is shown, and the steps that led to them.
package struct LanguageAnswer: Sendable {
  package var match: LanguageMatch
  /// Nil unless the steps were asked for.
  package var steps: [LanguageStep]?
  /// Whether the question named the development language.
  package var hasDevelopment: Bool
}

/// Answers questions about languages; those about the same supported languages share a matcher.
struct LanguageAnswers {
  private static let most = 64
  private static let longest = 512
  private var matchers: [[String]: LanguageMatcher] = [:]

  /// - Parameter explains: Whether the steps are returned.
  mutating func answer(_ question: LanguageQuestion, explains: Bool) -> LanguageAnswer {
    let matcher = matcher(for: question)
    return LanguageAnswer(
      match: question.preferred.match(in: matcher),
      steps: explains ? question.preferred.explained(by: matcher) : nil,
      hasDevelopment: question.development != nil)
  }

  private mutating func matcher(for question: LanguageQuestion) -> LanguageMatcher {
    let key = question.supported + [question.development.map { "=\($0)" } ?? ""]
    if let known = matchers[key] { return known }
    let matcher = LanguageMatcher(
      supported: question.supported, development: question.development)
    guard question.supported.count <= Self.longest else { return matcher }
    if matchers.count >= Self.most { matchers.removeAll() }
    matchers[key] = matcher
    return matcher
  }
}
