import PhrasebookModel

extension Digest {
  /// What is kept of an entry.
  init(of subject: Subject) {
    key = subject.key
    comment = subject.entry.comment
    isToTranslate = subject.isToTranslate
    isStale = subject.isStale
    isManual = subject.entry.extractionState == .manual
    hasSymbol = subject.entry.generatesSymbol == true
    let source = subject.source
    hasSource = !source.isKeyAlone
    let only = source.passages.count == 1 ? source.passages.first : nil
    self.source = only?.path.isEmpty == true ? only?.value ?? "" : ""
    hasWords = source.passages.contains { $0.hasWords }
    locals = subject.localized.compactMap { local in
      guard !local.isKeyAlone else { return nil }
      let text = local.passages.count == 1 ? local.passages.first?.value : nil
      return Local(
        language: local.language.tag, progress: local.localization.progress,
        hash: text?.hashValue ?? 0, isEmpty: local.passages.allSatisfy(\.showsNothing))
    }
  }
}

extension Passage {
  /// True where there is something to translate: a letter outside of placeholders.
  var hasWords: Bool {
    guard features.contains(.letter) || features.contains(.wide) else { return false }
    if !features.contains(.percent) { return characters.letters > 0 }
    let text = FormatString(value).pieces.map { piece in
      if case .text(let text) = piece { text } else { "" }
    }.joined()
    return CharacterFacts(text, TextFeatures(Array(text.utf8))).letters > 0
  }
}
