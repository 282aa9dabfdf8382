import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// What was changed in a file.
struct FileChanges {
  var file: String
  var changes: [Change]
}

/// Does one edit to one file: on what the file holds at that moment, whole or not at all.
struct CatalogEdit {
  let reporter: Reporter

  /// Tries an edit on catalogs as they have been read, and says why one refuses.
  ///
  /// - Returns: True where some of them changes.
  func allows(
    _ catalogs: [OpenCatalog], _ edit: (OpenCatalog) throws(EditError) -> Edited
  ) -> Bool {
    var changes = false
    for catalog in catalogs {
      do throws(EditError) {
        if try !edit(catalog).changes.isEmpty { changes = true }
      } catch {
        reporter.say(Diagnostic(.error, "\(catalog.path): \(error.text)"))
      }
    }
    return changes
  }

  /// The changes that were written; empty where the catalog was as wished already.
  func apply(
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
      reporter.say(failure.diagnostic)
    } catch let failure as UnreadableFile {
      reporter.say(failure.diagnostic)
    } catch let error as EditError {
      reporter.say(Diagnostic(.error, "\(file): \(error.text)"))
    } catch {
      reporter.say(Diagnostic(.error, "\(file): \(String(describing: error))"))
    }
    return []
  }

  /// Prints the changes of some files.
  func report(_ files: [FileChanges], as format: ReportFormat) {
    switch format {
    case .json:
      reporter.json { json in
        json.object { json in
          let changes = files.lazy.flatMap { file in file.changes.lazy.map { (file.file, $0) } }
          json.member("changes", changes) { $0.change($1.1, file: $1.0) }
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    case .text:
      for file in files {
        for change in file.changes {
          let language = change.language.map { " [\($0)]" } ?? ""
          reporter.out.line(
            VisibleText.of("\(file.file): \"\(change.key)\"\(language): \(change.text.shown)"))
        }
      }
      if files.allSatisfy(\.changes.isEmpty), !reporter.hasFailed {
        reporter.note("nothing to change")
      }
    }
  }
}
