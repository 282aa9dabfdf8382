import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync

/// The options of `set`.
package struct SetRequest: Sendable {
  /// The key and the string; the languages replace its language.
  package var edit: TextEdit
  package var languages: [String]
  /// The variation to set, as `plural.one`; nil for the string itself.
  package var variation: String?
  /// The only table; nil for all.
  package var table: String?
  /// Whether languages that CLDR does not have are accepted.
  package var allowsUnknownLanguage = false
  /// Whether a string is set even if its placeholders do not fit.
  package var allowsMisfits = false

  package init(_ edit: TextEdit, languages: [String]) {
    self.edit = edit
    self.languages = languages
  }
}

extension Workspace {
  /// Sets one string of one key in some languages, and changes nothing else. A string whose
  /// placeholders do not fit is an error, and nothing is written.
  package func set(_ request: SetRequest) throws(CancellationError) -> EditResult {
    var unknownLanguage: Phrase?
    var result = try edited {
      var edit = request.edit
      edit.path = try request.variation.map { text throws(EditError) in try VariationPath(text) }
      let file = try choice(request.table).holder(of: edit.key)
      for language in request.languages where unknownLanguage == nil {
        unknownLanguage = EditedLanguage.problem(
          language, for: file.catalog, allowsUnknown: request.allowsUnknownLanguage)
      }
      guard unknownLanguage == nil else { return [] }
      let edits = try request.languages.map { language in
        edit.language = try EditedLanguage.spelled(
          language, for: file.catalog, allowsUnknown: request.allowsUnknownLanguage)
        return edit
      }
      if !request.allowsMisfits {
        for edit in edits { try reportMisfits(edit, in: file) }
        guard !activity.hasFailed else { return [] }
      }
      try activity.checkCancellation()
      let changes = CatalogEdit(activity: activity).apply(to: file) {
        catalog throws(EditError) in
        var edited = Edited(catalog: catalog, changes: [])
        for edit in edits {
          let next = try Edits.set(edit, in: edited.catalog, table: file.table)
          edited = Edited(catalog: next.catalog, changes: edited.changes + next.changes)
        }
        return edited
      }
      return [FileChanges(file: file.path, changes: changes)]
    }
    result.unknownLanguage = unknownLanguage
    return result
  }

  /// Reports the errors in placeholders that an edit would add.
  private func reportMisfits(_ edit: TextEdit, in file: OpenCatalog) throws(EditError) {
    let edited = try Edits.set(edit, in: file.catalog, table: file.table).catalog
    let before = Self.misfits(edit, file.catalog, file.table)
    for text in Self.misfits(edit, edited, file.table) where !before.contains(text) {
      activity.report(
        Diagnostic(
          .error, "\(edit.key.quoted) in \(edit.language): \(text); use --force to set it anyway"))
    }
  }

  /// The errors in the placeholders of the string that an edit is about.
  private static func misfits(
    _ edit: TextEdit, _ catalog: Catalog, _ table: String
  ) -> [Phrase] {
    TranslationCheck(
      table: table, file: table, role: .code, checks: TranslationCheck.ids { $0 == .placeholders }
    ).findings(about: [edit.key], in: catalog, languages: [edit.language])
      .filter { $0.severity == .error }.map(\.text)
  }
}
