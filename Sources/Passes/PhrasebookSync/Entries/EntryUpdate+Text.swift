import Phrasebook
import PhrasebookModel

/// The source text follows the code as long as it is the extractor's.
///
/// The catalog does not record which default value a text was made from. Its state shows who wrote
/// it: `new` is the extractor's state, so a text in that state is the old default and is rewritten.
/// In any other state, and if it varies, a person wrote it: it stays, whatever the default becomes,
/// and so do its translations, which follow that text.
extension EntryUpdate {
  /// Rewrites the source text; false if it stays as it is.
  mutating func updateText(
    to text: CodeText, of string: ExtractedString, before: ExtractionState?
  ) -> Bool {
    let source = entry.localizations[sourceLanguage] ?? Localization()
    guard source.isExtracted else { return false }
    switch text {
    case .value(let written, let numbered):
      return setValue(written: written, numbered, of: string, source, before: before)
    case .phrases(let phrases):
      return setPhrases(phrases, of: string, source)
    case .key:
      return before == .extractedWithValue && dropValue(of: string, source)
    }
  }

  private mutating func setValue(
    written: String, _ numbered: String, of string: ExtractedString, _ source: Localization,
    before: ExtractionState?
  ) -> Bool {
    let old = source.stringUnit?.value
    if let old, old == numbered || old == written || isDefault(old, of: string) { return false }
    if let old, string.hasGuessedSpecifiers,
      FormatString(old).shape == FormatString(numbered).shape
    {
      return false
    }
    var source = source
    source.stringSet = nil
    source.stringUnit = StringUnit(.new, numbered, unknown: source.stringUnit?.unknown ?? [:])
    entry.localizations[sourceLanguage] = source
    let place = string.locations.inBrackets
    // Without a text of its own the key was what people translated; a migrated entry may have had
    // its text elsewhere.
    guard let old = old ?? (before == nil || before == .stale ? key : nil) else {
      note(.changed, language: sourceLanguage, "\(role.origin) has the default value\(place)")
      return true
    }
    note(
      .changed, language: sourceLanguage,
      "the default value in \(role.origin) changed from \(old.quoted) to \(numbered.quoted)\(place)"
    )
    review(from: old, to: numbered)
    return true
  }

  /// Whether it is a text that some place in the code gives, though not the one that is taken: what
  /// people have translated stays as long as the code has it.
  private func isDefault(_ text: String, of string: ExtractedString) -> Bool {
    string.sites.contains { site in
      guard let value = site.defaultValue else { return false }
      return text == value || text == FormatString(value).numbered
    }
  }

  private mutating func setPhrases(
    _ phrases: [String], of string: ExtractedString, _ source: Localization
  ) -> Bool {
    guard source.stringSet?.values != phrases else { return false }
    var source = source
    let old = source.stringSet?.values ?? [source.stringUnit?.value ?? key]
    source.stringUnit = nil
    source.stringSet = StringSet(.new, phrases, unknown: source.stringSet?.unknown ?? [:])
    entry.localizations[sourceLanguage] = source
    note(
      .changed, language: sourceLanguage,
      "the phrases in the code changed\(string.locations.inBrackets)")
    review(from: old.joined(separator: "\n"), to: phrases.joined(separator: "\n"))
    return true
  }

  /// The key is its own value again: the old default is removed, and the text is the key's,
  /// numbered if a new entry would have it numbered.
  private mutating func dropValue(of string: ExtractedString, _ source: Localization) -> Bool {
    guard !source.isEmpty else { return false }
    let text = FormatString(key).numbered ?? key
    let old = source.stringUnit?.value ?? source.stringSet?.values.joined(separator: "\n") ?? text
    guard old != text else { return false }
    var source = source
    source.stringSet = nil
    source.stringUnit = text == key ? nil : StringUnit(.new, text)
    entry.localizations[sourceLanguage] =
      source.isEmpty && source.unknown.isEmpty ? nil : source
    note(
      .changed, language: sourceLanguage,
      """
      \(role.origin) no longer gives a default value\(string.locations.inBrackets): \
      the text changed from \(old.quoted) to the key
      """)
    review(from: old, to: text)
    return true
  }
}
