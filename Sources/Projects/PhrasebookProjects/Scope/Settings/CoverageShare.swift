import PhrasebookModel

/// Shares of translated keys as users write them.
package enum CoverageShare {
  /// Returns `95` or `95%` as a share from 0 to 1, or nil for anything else.
  package static func of(_ text: String) -> Double? {
    guard let percent = Double(text.hasSuffix("%") ? String(text.dropLast()) : text),
      (0...100).contains(percent)
    else { return nil }
    return percent / 100
  }

  /// Returns `fr:95` as a language, or `*` for all others, and its share.
  package static func requirement(_ word: String) -> (language: String, share: Double)? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let language = parts.first,
      language == "*" || LanguageSpelling.isTag(language), let share = parts.last.flatMap(of)
    else { return nil }
    return (language, share)
  }
}
