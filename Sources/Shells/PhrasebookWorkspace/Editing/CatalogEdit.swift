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

  /// The changes that were written; empty if the catalog was as wished already.
  package func apply(
    to file: String, _ edit: (Catalog) throws(EditError) -> Edited
  ) -> [Change] {
    var changes: [Change] = []
    do {
      _ = try CatalogFile.update(file) { bytes in
        let edited = try edit(try XCStrings.read(bytes, file: file).catalog)
        changes = edited.changes
        return edited.changes.isEmpty ? bytes : XCStrings.write(edited.catalog)
      }
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
