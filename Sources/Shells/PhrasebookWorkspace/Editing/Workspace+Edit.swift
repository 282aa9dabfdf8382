package import Phrasebook
package import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The changes that an edit made, by file.
package struct EditResult: Sendable {
  package var files: [FileChanges] = []
  package var diagnostics: [Diagnostic] = []
  /// Whether something of the input was left out.
  package var hasOmissions = false
  /// The message about a language that neither the catalog nor CLDR has; nothing was changed then.
  package var unknownLanguage: Phrase?
}

/// The options of `get`.
package struct GetRequest: Sendable {
  package var key: String
  /// The only languages; empty for all.
  package var languages: [String]
  /// The only table; nil for all.
  package var table: String?

  package init(_ key: String, languages: [String] = [], table: String? = nil) {
    self.key = key
    self.languages = languages
    self.table = table
  }
}

/// The options of `remove`.
package struct RemoveRequest: Sendable {
  package var keys: [String]
  /// The only table; nil for all.
  package var table: String?

  package init(_ keys: [String], table: String? = nil) {
    self.keys = keys
    self.table = table
  }
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
  /// The message about a language that neither the catalogs nor CLDR have.
  package var unknownLanguage: Phrase?
}

extension Workspace {
  /// Returns the strings of a key.
  package func get(_ request: GetRequest) throws(CancellationError) -> GetResult {
    var result = try perform(or: GetResult()) {
      let (key, languages) = (request.key, request.languages)
      let holders = try choice(request.table).holders(of: key)
      var texts: [GetResult.Text] = []
      var unknownLanguage: Phrase?
      for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
        let found = try holders.flatMap { holder in
          try Edits.get(key, language: language, from: holder.catalog).map {
            GetResult.Text(file: holder.path, table: holder.table, form: $0)
          }
        }
        texts += found
        guard found.isEmpty, let language else { continue }
        if let problem = KnownLanguages.problem(language) {
          unknownLanguage = unknownLanguage ?? problem
          continue
        }
        let files = holders.map(\.path).joined(separator: ", ")
        activity.report(
          Diagnostic(
            .error,
            "\(files): \"\(key)\" has no translation in \(language); phrasebook set adds one"))
      }
      return GetResult(
        texts: texts, files: holders.map(\.path), unknownLanguage: unknownLanguage)
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  /// Removes keys; all are found before any is removed.
  package func remove(_ request: RemoveRequest) throws(CancellationError) -> EditResult {
    try edited {
      let choice = choice(request.table)
      var files: [String: (catalog: OpenCatalog, keys: [String])] = [:]
      for key in request.keys {
        let holder = try choice.holder(of: key)
        files[holder.path, default: (holder, [])].keys.append(key)
      }
      return try files.sorted { $0.key < $1.key }.map { file, found in
        try activity.checkCancellation()
        let changes = CatalogEdit(activity: activity).apply(to: found.catalog) {
          catalog throws(EditError) in
          try Edits.remove(found.keys, from: catalog, table: found.catalog.table)
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
