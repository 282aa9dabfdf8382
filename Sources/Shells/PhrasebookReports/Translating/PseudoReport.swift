import Phrasebook
package import PhrasebookWorkspace

/// The catalogs that a pseudo-language was removed from.
package struct PseudoReport {
  package let result: FilesResult
  package let language: String

  package init(removed result: FilesResult, language: String) {
    self.result = result
    self.language = language
  }

  package func text(_ page: Page) {
    for file in result.files { page.phrase("\(file): \(language) removed") }
  }

  package func json(_ page: Page) {
    FilesReport(result.files).json(page, result.diagnostics, as: "removed")
  }
}
