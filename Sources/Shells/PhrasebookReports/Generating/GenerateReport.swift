import Phrasebook
package import PhrasebookWorkspace

/// The accessors that were generated, or the state of their file.
package struct GenerateReport {
  package let request: GenerateRequest
  package let result: GenerateResult

  package init(_ request: GenerateRequest, _ result: GenerateResult) {
    self.request = request
    self.result = result
  }

  /// The accessors if no file was given; otherwise a line for a checked file that is outdated.
  package func text(_ page: Page) {
    guard let output = request.output else {
      if let text = result.text { page.write(Array(text.utf8)) }
      return
    }
    if request.isDryRun, result.isOutdated {
      page.phrase("\(output): is not up to date; run phrasebook generate again")
    }
  }

  /// The file, if it was given and is outdated.
  package func json(_ page: Page) {
    let files = result.isOutdated ? [request.output].compactMap(\.self) : []
    FilesReport(files).json(page, result.diagnostics, as: "changed")
  }
}
