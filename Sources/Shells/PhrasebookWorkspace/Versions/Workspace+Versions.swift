import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync

/// The options of `diff`.
package struct DiffRequest: Sendable {
  /// At most two files, folders or revisions; the rest is the working tree and the last commit.
  package var sides: [String]
  /// Only catalogs at or below these paths; empty for all.
  package var only: [String]

  package init(_ sides: [String] = [], only: [String] = []) {
    self.sides = sides
    self.only = only
  }
}

/// The options of `history`.
package struct HistoryRequest: Sendable {
  package var key: String
  /// Only changes of this language and of the key itself; nil for all.
  package var language: String?

  package init(_ key: String, language: String? = nil) {
    self.key = key
    self.language = language
  }
}

/// The differences between two sides, by catalog.
package struct DiffResult: Sendable {
  /// One catalog with its differences.
  package struct Table: Sendable {
    package var file: String
    package var difference: Difference
  }

  /// Tables that differ.
  package var tables: [Table] = []
  package var diagnostics: [Diagnostic] = []
}

/// The history of a key, by catalog.
package struct HistoryResult: Sendable {
  /// One catalog with the commits that changed the key.
  package struct File: Sendable {
    /// Below the top of the repository.
    package var path: String
    /// Newest first.
    package var events: [KeyHistory.Event]
  }

  package var files: [File] = []
  package var diagnostics: [Diagnostic] = []
}

extension Workspace {
  /// Compares two files, folders or revisions by meaning.
  package func diff(_ request: DiffRequest) throws(CancellationError) -> DiffResult {
    var result = DiffResult()
    result.tables = try perform(or: []) {
      try DiffSides(paths: request.only).pairs(request.sides).compactMap { pair in
        guard !activity.isCancelled else { return nil }
        do throws(UnreadableFile) {
          let new = try catalog(pair.new, pair.path)
          let old = try catalog(pair.old, pair.path)
          guard let one = old ?? new else { return nil }
          let empty = Catalog(sourceLanguage: one.sourceLanguage)
          let difference = Difference(
            from: old ?? empty, to: new ?? empty, table: FilePath.stem(pair.path))
          return difference.changes.isEmpty
            ? nil : DiffResult.Table(file: pair.path, difference: difference)
        } catch {
          activity.report(error.diagnostic)
          return nil
        }
      }
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  private func catalog(_ bytes: [UInt8]?, _ file: String) throws(UnreadableFile) -> Catalog? {
    guard let bytes else { return nil }
    return try CatalogRecovery().read(bytes, file: file).catalog
  }

  /// Returns a catalog as sentences, one for each string; the bytes of a file that is not a catalog.
  package func lines(of file: String) throws(CancellationError) -> [UInt8] {
    try perform(or: []) {
      let bytes = try FileContent.read(file)
      guard let catalog = try? CatalogRecovery().read(bytes, file: file).catalog else {
        return bytes
      }
      return Array(LineDump.lines(of: catalog).map { $0 + "\n" }.joined().utf8)
    }
  }

  /// Returns the commits that changed a key, in all catalogs that have or had it.
  package func history(_ request: HistoryRequest) throws(CancellationError) -> HistoryResult {
    let files = try perform(or: []) {
      try KeyHistory.all(request, below: paths, activity)
    }
    return HistoryResult(files: files, diagnostics: activity.diagnostics)
  }
}
