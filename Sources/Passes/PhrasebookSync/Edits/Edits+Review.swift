public import PhrasebookModel

extension Edits {
  /// Compares two versions of a catalog and requests reviews: an edited source text makes the
  /// translations outdated that did not change with it.
  ///
  /// A translation that changed together with the source text is taken to follow it.
  public static func reviewed(
    _ new: Catalog, since old: Catalog, table: String,
    keepReviewed: SyncOptions.KeepReviewed = .nothing
  ) -> Edited {
    var result = Edited(catalog: new)
    let language = new.sourceLanguage
    guard language == old.sourceLanguage else { return result }
    for key in new.keys.sorted(by: { $0.precedes($1) }) {
      guard let before = old[key], let after = new[key], before != after else { continue }
      let change = SourceText.change(
        from: before, to: after, key: key, language: language, keepReviewed)
      guard !change.isHarmless else { continue }
      var behind = after
      for (name, localization) in after.localizations
      where before.localizations[name] != localization { behind.localizations[name] = nil }
      let changes = change.review(&behind, key: key, table: table, sourceLanguage: language)
      guard !changes.isEmpty else { continue }
      var entry = after
      for (name, localization) in behind.localizations { entry.localizations[name] = localization }
      result.catalog[key] = entry
      result.changes += changes
    }
    return result
  }
}
