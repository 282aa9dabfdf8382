import PhrasebookModel

extension EntryDigest {
  /// Creates the digest of an entry.
  init(of entry: AuditedEntry) {
    key = entry.key
    comment = entry.contents.comment
    isToTranslate = entry.isToTranslate
    isStale = entry.isStale
    isManual = entry.contents.extractionState == .manual
    hasSymbol = entry.contents.generatesSymbol == true
    mayHaveSymbol = entry.contents.generatesSymbol ?? isManual
    let source = entry.source
    hasSource = !source.isKeyAlone
    let only = source.strings.count == 1 ? source.strings.first : nil
    self.source = only?.path.isEmpty == true ? only?.value ?? "" : ""
    hasWords = source.strings.contains { $0.hasWords }
    locals = entry.localized.compactMap { local in
      guard !local.isKeyAlone else { return nil }
      let text = local.strings.count == 1 ? local.strings.first?.value : nil
      return Local(
        language: local.language.tag, progress: local.localization.progress,
        hash: text?.hashValue ?? 0, isEmpty: local.strings.allSatisfy(\.showsNothing))
    }
  }
}

extension AuditedString {
  /// Whether there is something to translate: a letter outside of placeholders.
  var hasWords: Bool {
    guard features.contains(.letter) || features.contains(.wide) else { return false }
    if !features.contains(.percent) { return characters.letters > 0 }
    let text = FormatString(value).pieces.map { piece in
      if case .text(let text) = piece { text } else { "" }
    }.joined()
    return CharacterFacts(text, TextFeatures(Array(text.utf8))).letters > 0
  }
}
