package import PhrasebookWorkspace

/// The changes that kept exchange files in step.
package struct ExchangeFolderReport {
  package let result: ExchangeFolderResult

  package init(_ result: ExchangeFolderResult) { self.result = result }

  /// The changes of catalogs, then the files, a line each.
  package func text(_ page: Page) {
    ChangesReport(result.changes).text(page)
    FilesReport(result.files).text(page)
  }

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        let changes = result.changes.flatMap { file in file.changes.map { (file.file, $0) } }
        json.member("changes", changes) { $0.change($1.1, file: $1.0) }
        json.member("files", result.files) { $0.string($1) }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
