import Phrasebook
package import PhrasebookWorkspace

/// The catalogs that are not in Xcode's style, or were not.
package struct FormatReport {
  package let result: FilesResult
  /// Whether the catalogs have Xcode's style now.
  package let isWritten: Bool

  package init(_ result: FilesResult, isWritten: Bool) {
    self.result = result
    self.isWritten = isWritten
  }

  package func text(_ page: Page) {
    for file in result.files {
      page.phrase(isWritten ? "\(file): formatted" : "\(file): is not in Xcode's style")
    }
  }

  package func json(_ page: Page) {
    FilesReport(result.files).json(page, result.diagnostics, as: "changed")
  }
}
