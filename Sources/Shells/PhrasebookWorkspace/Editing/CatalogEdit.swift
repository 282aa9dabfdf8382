package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
package import PhrasebookSync

/// The changes of a file.
package struct FileChanges: Sendable {
  package var file: String
  package var changes: [Change]
}

/// Applies one edit to the current content of one file, completely or not at all.
package struct CatalogEdit {
  package let activity: Activity

  /// Tries an edit on catalogs that have been read, and reports why one refuses it.
  ///
  /// - Returns: Whether some of them changes.
  package func allows(
    _ catalogs: [OpenCatalog], _ edit: (OpenCatalog) throws(EditError) -> Edited
  ) -> Bool {
    var changes = false
    for catalog in catalogs {
      do throws(EditError) {
        if try !edit(catalog).changes.isEmpty { changes = true }
      } catch {
        activity.report(Diagnostic(.error, "\(catalog.path): \(error.text)"))
      }
    }
    return changes
  }

  /// The changes that were written; empty if the catalog was already as requested.
  package func apply(
    to file: String, _ edit: (Catalog) throws(EditError) -> Edited
  ) -> [Change] {
    written(to: file) { changes in
      _ = try CatalogFile.update(file) { bytes in
        let edited = try edit(try XCStrings.read(bytes, file: file).catalog)
        changes = edited.changes
        return edited.changes.isEmpty ? bytes : XCStrings.write(edited.catalog)
      }
    }
  }

  /// The same for a catalog that was read before: its file is read again only if it changed since, so
  /// that a large one is in memory once.
  package func apply(
    to known: OpenCatalog, _ edit: (Catalog) throws(EditError) -> Edited
  ) -> [Change] {
    let file = known.path
    return written(to: file) { changes in
      let content = FileParts(XCStrings.parts(of: known.catalog))
      _ = try CatalogFile.update(file, knowing: content) { other in
        let edited = try edit(
          try other.map { try XCStrings.read($0, file: file).catalog } ?? known.catalog)
        changes = edited.changes
        guard edited.changes.isEmpty else { return FileParts(XCStrings.parts(of: edited.catalog)) }
        return other.map { FileParts($0) } ?? content
      }
    }
  }

  /// The changes that work on a file made; empty if it failed, which is reported.
  private func written(to file: String, _ work: (inout [Change]) throws -> Void) -> [Change] {
    var changes: [Change] = []
    do {
      try work(&changes)
      return changes
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
    } catch let failure as UnreadableFile {
      activity.report(failure.diagnostic)
    } catch let error as EditError {
      activity.report(Diagnostic(.error, "\(file): \(error.text)"))
    } catch {
      activity.report(Diagnostic(.error, "\(file): \(String(describing: error))"))
    }
    return []
  }
}
