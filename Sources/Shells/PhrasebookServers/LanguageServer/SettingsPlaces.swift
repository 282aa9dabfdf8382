import PhrasebookAudit
import PhrasebookWorkspace

/// Hovers and completions of phrasebook.yml.
enum SettingsPlaces {
  /// The documentation of the check at an offset.
  static func hover(
    at offset: Int, in document: LanguageRequest.Document, _ request: LanguageRequest
  ) -> (text: String, range: Range<Int>)? {
    guard SettingsText.isSettings(document.path),
      let (check, range) = SettingsText(document.text).check(at: offset)
    else { return nil }
    let text = [check.summary, check.why, check.fix].map(request.text)
      .joined(separator: "\n\n")
    return (text, range)
  }

  /// The names that fit an offset; nil for another document.
  static func completions(
    at offset: Int, in document: LanguageRequest.Document
  ) -> KeyCompletions? {
    guard SettingsText.isSettings(document.path) else { return nil }
    return SettingsText(document.text).completions(at: offset)
  }
}
