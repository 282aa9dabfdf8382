import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync

/// The differences between two sides, by catalog.
package struct DiffResult: Sendable {
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
  ///
  /// - Parameters:
  ///   - sides: At most two; the rest is the working tree and the last commit.
  ///   - paths: Only catalogs at or below these; empty for all.
  package func diff(
    _ sides: [String], only paths: [String] = []
  ) throws(CancellationError) -> DiffResult {
    var result = DiffResult()
    result.tables = try perform(or: []) {
      try DiffSides(paths: paths).pairs(sides).compactMap { pair in
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
  ///
  /// - Parameter language: Only changes of this language and of the key itself; nil for all.
  package func history(
    of key: String, language: String?
  ) throws(CancellationError) -> HistoryResult {
    let files = try perform(or: []) {
      try KeyHistory.all(of: key, below: paths, language: language)
    }
    return HistoryResult(files: files, diagnostics: activity.diagnostics)
  }
}
