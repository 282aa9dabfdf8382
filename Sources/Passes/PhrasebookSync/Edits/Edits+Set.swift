import CatalogJSON
import Phrasebook
public import PhrasebookModel

/// A text to set and its place.
public struct TextEdit: Hashable, Sendable {
  /// The key of the entry.
  public var key: String
  /// The language of the text.
  public var language: String
  /// The new text.
  public var value: String
  /// The form to set; nil for the text itself.
  public var path: VariationPath?
  /// Replaces whatever forms the text has by the one text.
  public var plain: Bool
  /// The state of the new text.
  public var state: State
  /// The translations that stay as they are when the source text changes.
  public var keepReviewed: SyncOptions.KeepReviewed

  /// Creates an edit.
  public init(
    key: String, language: String, value: String, path: VariationPath? = nil, plain: Bool = false,
    state: State = .translated, keepReviewed: SyncOptions.KeepReviewed = .nothing
  ) {
    self.key = key
    self.language = language
    self.value = value
    self.path = path
    self.plain = plain
    self.state = state
    self.keepReviewed = keepReviewed
  }
}

extension Edits {
  /// Sets one text. Other forms stay; a plain text that gets its first form becomes the form
  /// `other`. If it is in the source language, translations made from the old text need review.
  public static func set(
    _ edit: TextEdit, in catalog: Catalog, table: String
  ) throws(EditError) -> Edited {
    let old = try entry(edit.key, in: catalog)
    let language = try spelling(of: edit.language, in: old, catalog)
    var localization = old.localizations[language] ?? Localization()
    if localization.stringSet != nil {
      throw .holdsPhrases(key: edit.key, language: language)
    }
    var edit = edit
    edit.language = language
    if let path = edit.path, !(path.steps.isEmpty && path.substitution == nil) {
      if language == catalog.sourceLanguage { localization.spellOutKey(edit.key, for: path) }
      try localization.set(edit, at: path)
    } else {
      try localization.setPlain(edit)
    }
    let form = edit.path.map { " (\($0))" } ?? ""
    return written(
      localization, of: edit.key, language, in: catalog, table: table, isFinal: edit.state != .new,
      edit.keepReviewed, reason: "the text\(form) is now \(edit.value.quoted)")
  }

  /// Puts a localization in place of that of an entry. If it is in the source language, translations
  /// made from the old text need review.
  ///
  /// - Parameter isFinal: Whether the text belongs to a person from now on.
  static func written(
    _ localization: Localization?, of key: String, _ language: String, in catalog: Catalog,
    table: String, isFinal: Bool, _ keepReviewed: SyncOptions.KeepReviewed, reason: Phrase
  ) -> Edited {
    guard let old = catalog[key], localization != old.localizations[language] else {
      return Edited(catalog: catalog)
    }
    var entry = old
    entry.localizations[language] = localization
    var changes = [
      Change(.changed, table: table, key: key, language: language, reason: reason)
    ]
    if language == catalog.sourceLanguage {
      // From now on the text belongs to a person and not to the code, as in Xcode.
      if isFinal, entry.extractionState == .extractedWithValue { entry.extractionState = nil }
      changes += SourceText.change(
        from: old, to: entry, key: key, language: language, keepReviewed
      ).review(&entry, key: key, table: table, sourceLanguage: language)
    }
    var result = catalog
    result[key] = entry
    return Edited(catalog: result, changes: changes)
  }
}

extension Localization {
  /// A source text that is the key itself becomes the form `other` beside the first form set.
  fileprivate mutating func spellOutKey(_ key: String, for path: VariationPath) {
    guard isEmpty, path.substitution == nil, path.steps.first?.kind != CatalogVariation.width.text
    else { return }
    stringUnit = StringUnit(.new, FormatString(key).numbered ?? key)
  }

  fileprivate mutating func setPlain(_ edit: TextEdit) throws(EditError) {
    if edit.plain {
      variations = nil
      substitutions = [:]
    } else if let variations, !variations.kinds.isEmpty {
      throw .varies(
        key: edit.key, language: edit.language,
        forms: forms(language: edit.language).map(\.path.description))
    }
    write(edit)
  }

  /// Sets one form, which is created if missing.
  mutating func set(_ edit: TextEdit, at path: VariationPath) throws(EditError) {
    guard let name = path.substitution else { return try set(edit, path.steps[...]) }
    guard var part = substitutions[name] else {
      throw .unknownSubstitution(name, key: edit.key, language: edit.language)
    }
    var inside = Localization(variations: part.variations)
    try inside.set(edit, path.steps[...])
    part.variations = inside.variations
    substitutions[name] = part
  }

  private mutating func set(
    _ edit: TextEdit, _ steps: ArraySlice<VariationPath.Step>
  ) throws(EditError) {
    guard let step = steps.first else {
      if let variations, !variations.kinds.isEmpty { throw misfit(edit) }
      return write(edit)
    }
    var kinds = variations?.kinds ?? [:]
    if !kinds.isEmpty, kinds[step.kind] == nil { throw misfit(edit) }
    var cases = kinds[step.kind] ?? [:]
    if let text = stringUnit {
      if cases["other"] == nil, step.kind != CatalogVariation.width.text {
        cases["other"] = Localization(stringUnit: text)
        stringUnit = nil
      }
    }
    var form = cases[step.name] ?? Localization()
    try form.set(edit, steps.dropFirst())
    cases[step.name] = form
    kinds[step.kind] = cases
    variations = Variations(kinds)
  }

  private func misfit(_ edit: TextEdit) -> EditError {
    .otherForms(
      key: edit.key, language: edit.language, path: edit.path?.description ?? "",
      forms: forms(language: edit.language).map(\.path.description))
  }

  private mutating func write(_ edit: TextEdit) {
    stringUnit = StringUnit(edit.state, edit.value, unknown: stringUnit?.unknown ?? [:])
  }
}
