import Phrasebook
package import PhrasebookModel

/// All texts of a key in a language, which take the place of those that are there.
package struct StringEdit: Hashable, Sendable {
  /// One text and its place.
  package struct Text: Hashable, Sendable {
    package var path: VariationPath
    package var value: String
    /// For a text of a new substitution: what it varies by.
    package var argument: ExchangeUnit.Argument?

    package init(
      path: VariationPath, value: String, argument: ExchangeUnit.Argument? = nil
    ) {
      self.path = path
      self.value = value
      self.argument = argument
    }
  }

  package var key: String
  package var language: String
  /// Empty to remove the translation.
  package var texts: [Text]
  /// The state of every text.
  package var state: State
  /// The translations that stay as they are when the source text changes.
  package var keepReviewed: SyncOptions.KeepReviewed

  package init(
    key: String, language: String, texts: [Text], state: State = .translated,
    keepReviewed: SyncOptions.KeepReviewed = .nothing
  ) {
    self.key = key
    self.language = language
    self.texts = texts
    self.state = state
    self.keepReviewed = keepReviewed
  }
}

extension Edits {
  /// Replaces the texts of a key in a language, with their variations and substitutions. Everything
  /// else of the entry stays.
  package static func replace(
    _ edit: StringEdit, in catalog: Catalog, table: String
  ) throws(EditError) -> Edited {
    let old = try entry(edit.key, in: catalog)
    let language = try spelling(of: edit.language, in: old, catalog)
    var localization = old.localizations[language] ?? Localization()
    if localization.stringSet != nil { throw .holdsPhrases(key: edit.key, language: language) }
    try checkStructure(edit, language)
    localization.keep(Set(edit.texts.map(\.path)), at: VariationPath())
    for text in edit.texts {
      // A form that was left empty beside others is not translated.
      let isLeft = text.value.isEmpty && edit.texts.contains { !$0.value.isEmpty }
      let state = isLeft ? .new : edit.state
      guard localization.insert(text.value, state: state, at: text.path, text.argument) else {
        throw .invalidVariation(text.path.description, reason: "a string is not possible there")
      }
    }
    let first = edit.texts.first?.value
    return written(
      edit.texts.isEmpty ? nil : localization, of: edit.key, language, in: catalog, table: table,
      isFinal: edit.state != .new, edit.keepReviewed,
      reason: first.map { "the text is now \($0.quoted)" } ?? "the text was removed")
  }

  /// Throws if texts are in places that no localization has at once: in a text and below it, by
  /// plural and by device, or twice in the same.
  private static func checkStructure(_ edit: StringEdit, _ language: String) throws(EditError) {
    var kinds: [VariationPath: String] = [:]
    var leaves: Set<VariationPath> = []
    func misfit(_ path: VariationPath) -> EditError {
      .otherForms(
        key: edit.key, language: language, path: path.description,
        forms: edit.texts.map(\.path.description))
    }
    for text in edit.texts {
      guard leaves.insert(text.path).inserted else { throw misfit(text.path) }
      var path = VariationPath(substitution: text.path.substitution)
      for step in text.path.steps {
        if let kind = kinds[path], kind != step.kind { throw misfit(text.path) }
        kinds[path] = step.kind
        path.steps.append(step)
      }
    }
    for leaf in leaves where kinds[leaf] != nil { throw misfit(leaf) }
  }
}

extension Localization {
  /// Removes the texts at all other places, and the variations and substitutions that have no text
  /// then.
  fileprivate mutating func keep(_ paths: Set<VariationPath>, at path: VariationPath) {
    if stringUnit != nil, !paths.contains(path) { stringUnit = nil }
    if let old = variations {
      var kinds = old.kinds
      for (kind, cases) in old.kinds {
        var kept = cases
        for (name, form) in cases {
          var form = form
          form.keep(paths, at: path.appending(kind, name))
          kept[name] = form.isEmpty ? nil : form
        }
        kinds[kind] = kept.isEmpty ? nil : kept
      }
      variations = kinds.isEmpty ? nil : Variations(kinds)
    }
    for (name, part) in substitutions {
      var inside = Localization(variations: part.variations)
      inside.keep(paths, at: VariationPath(substitution: name))
      var part = part
      part.variations = inside.variations
      substitutions[name] = part.variations == nil ? nil : part
    }
  }
}
