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

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("settings", result.settings) { json, setting in
          json.object { json in
            json.member("name", setting.name)
            json.member("value", setting.value)
          }
        }
        json.member("file", result.attributesFile)
        json.member("attributes", result.attributes.map { [$0] } ?? []) { $0.string($1) }
      }
    }
  }
}
