import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Does one edit to one file: on what the file holds at that moment, whole or not at all.
struct CatalogEdit {
  let reporter: Reporter

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
  func report(_ changes: [(file: String, change: Change)], as format: ReportFormat) {
    switch format {
    case .json:
      reporter.json { json in
        json.object { json in
          json.member("changes", changes) { $0.change($1.change, file: $1.file) }
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    case .text:
      for (file, change) in changes {
        let language = change.language.map { " [\($0)]" } ?? ""
        reporter.out.line(
          VisibleText.of("\(file): \"\(change.key)\"\(language): \(change.text.shown)"))
      }
      if changes.isEmpty, !reporter.hasFailed { reporter.note("nothing to change") }
    }
  }
}
