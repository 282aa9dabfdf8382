package import PhrasebookWorkspace
package import Phrasebook

/// The languages that a user is shown.
package struct LanguagesReport {
  package let result: LanguagesResult

  package init(_ result: LanguagesResult) { self.result = result }

  /// A remark for the user if no preference is met and the steps are not shown.
  package var remark: Phrase? {
    guard result.steps == nil, result.match.matches.isEmpty else { return nil }
    return result.match.language == nil
      ? "without a language"
      : "no preference is met; an app shows \(result.match.language ?? "")"
  }

  package func text(_ page: Page) {
    for language in result.match.languages { page.line(VisibleText.of(language)) }
    for step in result.steps ?? [] { page.phrase(step.text, indent: 2) }
  }

  package func json(_ json: inout JSONWriter) {
    json.languages(
      result.match, hasDevelopment: result.hasDevelopment, explained: result.steps)
  }
}
