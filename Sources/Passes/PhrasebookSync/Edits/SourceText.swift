import PhrasebookModel

/// The source text of an entry with all its forms as one text, to compare versions.
enum SourceText {
  static func text(of entry: Entry, key: String, language: String) -> String {
    let forms = entry.localizations[language]?.forms(language: language) ?? []
    if forms.isEmpty { return key }
    return forms.map { form in
      let path = form.path.description
      return path.isEmpty ? form.value : "\(path): \(form.value)"
    }.joined(separator: "\n")
  }

  static func change(
    from old: Entry, to new: Entry, key: String, language: String,
    _ keepReviewed: SyncOptions.KeepReviewed
  ) -> SourceChange {
    SourceChange(
      before: text(of: old, key: key, language: language),
      after: text(of: new, key: key, language: language), keepReviewed: keepReviewed)
  }
}
