package import PhrasebookWorkspace
package import Phrasebook

/// The languages that a user is shown.
package struct LanguagesReport {
  package let answer: LanguageAnswer

  package init(_ answer: LanguageAnswer) { self.answer = answer }

  /// A remark for the user if no preference is met and the steps are not shown.
  package var remark: Phrase? {
    guard answer.steps == nil, answer.match.matches.isEmpty else { return nil }
    return answer.match.language == nil
      ? "without a language"
      : "no preference is met; an app shows \(answer.match.language ?? "")"
  }

  package func text(_ page: Page) {
    for language in answer.match.languages { page.line(VisibleText.of(language)) }
    for step in answer.steps ?? [] { page.phrase(step.text, indent: 2) }
  }

  package func json(_ json: inout JSONWriter) {
    json.languages(
      answer.match, hasDevelopment: answer.hasDevelopment, explained: answer.steps)
  }
}
