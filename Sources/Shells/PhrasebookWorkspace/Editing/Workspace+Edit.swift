package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync
import Phrasebook

/// The changes that an edit made, by file.
package struct EditResult: Sendable {
  package var files: [FileChanges] = []
  package var diagnostics: [Diagnostic] = []
  /// Whether something of the input was left out.
  package var hasOmissions = false

  package var isEmpty: Bool { files.allSatisfy(\.changes.isEmpty) }
}

/// The strings of a key.
package struct GetResult: Sendable {
  /// One string with its place.
  package struct Text: Sendable {
    package var file: String
    package var table: String
    package var form: Form
  }

  package var texts: [Text] = []
  /// The catalogs that have the key.
  package var files: [String] = []
  package var diagnostics: [Diagnostic] = []
}

extension Workspace {
  /// Returns the strings of a key.
  ///
  /// - Parameters:
  ///   - language: The only language; nil for all.
  ///   - table: The only table; nil for all.
  package func get(
    _ key: String, language: String?, table: String?
  ) throws(CancellationError) -> GetResult {
    var result = try perform(or: GetResult()) {
      let holders = try choice(table).holders(of: key)
      let texts = try holders.flatMap { holder in
        try Edits.get(key, language: language, from: holder.catalog).map {
          GetResult.Text(file: holder.path, table: holder.table, form: $0)
        }
      }
      if texts.isEmpty, let language {
        let files = holders.map(\.path).joined(separator: ", ")
        activity.report(
          Diagnostic(
            .error, "\(files): \"\(key)\" has no text in \(language); phrasebook set adds one"))
      }
      return GetResult(texts: texts, files: holders.map(\.path))
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  /// Sets one string of one key, and changes nothing else.
  ///
  /// - Parameters:
  ///   - variation: The variation to set, as `plural.one`; nil for the string itself.
  ///   - allowsUnknownLanguage: Whether languages that CLDR does not have are accepted.
  package func set(
    _ edit: TextEdit, variation: String?, table: String?, allowsUnknownLanguage: Bool = false
  ) throws(CancellationError) -> EditResult {
    try edited {
      var edit = edit
      edit.path = try variation.map { text throws(EditError) in try VariationPath(text) }
      let file = try choice(table).holder(of: edit.key)
      edit.language = try EditedLanguage.spelled(
        edit.language, for: file.catalog, allowsUnknown: allowsUnknownLanguage)
      let changes = CatalogEdit(activity: activity).apply(to: file.path) {
        catalog throws(EditError) in try Edits.set(edit, in: catalog, table: file.table)
      }
      return [FileChanges(file: file.path, changes: changes)]
    }
  }

  /// Removes keys; all are found before any is removed.
  package func remove(
    _ keys: [String], table: String?
  ) throws(CancellationError) -> EditResult {
    try edited {
      let choice = choice(table)
      var files: [String: [String]] = [:]
      for key in keys { files[try choice.holder(of: key).path, default: []].append(key) }
      return files.sorted { $0.key < $1.key }.map { file, keys in
        let changes = CatalogEdit(activity: activity).apply(to: file) {
          catalog throws(EditError) in
          try Edits.remove(keys, from: catalog, table: FilePath.stem(file))
        }
        return FileChanges(file: file, changes: changes)
      }
    }
  }

  func choice(_ table: String?) -> CatalogChoice {
    CatalogChoice(paths: paths, table: table, activity: activity)
  }

  func edited(_ work: () throws -> [FileChanges]) throws(CancellationError) -> EditResult {
    let files = try perform(or: [], work)
    return EditResult(
      files: files, diagnostics: activity.diagnostics, hasOmissions: activity.hasOmissions)
  }
}
