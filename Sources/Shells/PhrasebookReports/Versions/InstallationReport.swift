import PhrasebookProjects
package import PhrasebookWorkspace
import Phrasebook

/// The git settings for merging and comparing catalogs by meaning.
package struct InstallationReport {
  package let result: GitInstallation.Result

  package init(_ result: GitInstallation.Result) { self.result = result }

  package func text(_ page: Page) {
    for (name, value) in result.settings {
      page.line(VisibleText.of("git config: \(name) = \(value)"))
    }
    if let attributes = result.attributes {
      page.line(VisibleText.of("\(result.attributesFile): \(attributes)"))
    } else {
      page.phrase("\(result.attributesFile): nothing to change")
    }
  }
}
