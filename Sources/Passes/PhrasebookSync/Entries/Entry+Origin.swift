import PhrasebookModel

extension Entry {
  /// Whether every text is the extractor's own: none at all, or a source text in state `new`.
  func holdsOnlyExtractedText(sourceLanguage: String) -> Bool {
    localizations.allSatisfy { language, localization in
      language == sourceLanguage && localization.isExtracted
    }
  }
}

extension Localization {
  /// Whether the extractor wrote it: a text or a set of phrases in state `new`, or nothing.
  ///
  /// Any other state is a person's word, and so are variations and substitutions, whatever their
  /// states: the extractor makes none.
  var isExtracted: Bool {
    variations == nil && substitutions.isEmpty
      && stringUnit.map { $0.state == .new } ?? true && stringSet.map { $0.state == .new } ?? true
  }

  /// Whether the language has no text at all.
  var isEmpty: Bool {
    stringUnit == nil && stringSet == nil && variations == nil && substitutions.isEmpty
  }
}
