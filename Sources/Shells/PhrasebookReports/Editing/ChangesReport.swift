package import Phrasebook
package import PhrasebookModel
package import PhrasebookWorkspace

/// The changes that an edit or an import made in some files.
package struct ChangesReport {
  package let files: [FileChanges]

  package init(_ files: [FileChanges]) { self.files = files }

  /// A remark for the user about an edit that changed nothing.
  package var remark: Phrase? {
    guard files.allSatisfy(\.changes.isEmpty) else { return nil }
    return "nothing to change"
  }

  /// One line for each change.
  package func text(_ page: Page) {
    for file in files {
      for change in file.changes {
        let language = change.language.map { " [\($0)]" } ?? ""
        page.line(
          VisibleText.of("\(file.file): \"\(change.key)\"\(language): \(change.text.shown)"))
      }
    }
  }

  /// The members `changes` and `diagnostics`.
  package func json(_ page: Page, _ diagnostics: [Diagnostic]) {
    page.json { json in
      json.object { json in
        let changes = files.lazy.flatMap { file in file.changes.lazy.map { (file.file, $0) } }
        json.member("changes", changes) { $0.change($1.1, file: $1.0) }
        json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
