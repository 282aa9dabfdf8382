package import PhrasebookModel
import PhrasebookWorkspace

/// The paths of files that were written.
package struct FilesReport {
  package let files: [String]

  package init(_ files: [String]) { self.files = files }

  package func text(_ page: Page) { files.forEach { page.line(VisibleText.of($0)) } }

  /// - Parameter name: The member with the files.
  package func json(_ page: Page, _ diagnostics: [Diagnostic], as name: StaticString = "files") {
    page.json { json in
      json.object { json in
        json.member(name, files) { $0.string($1) }
        json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
