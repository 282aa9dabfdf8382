package import PhrasebookWorkspace
package import Phrasebook
import PhrasebookModel

/// The files that a migration created and removed.
package struct MigrateReport {
  package let result: MigrateResult

  package init(_ result: MigrateResult) { self.result = result }

  /// A remark for the user if the converted files are still beside the catalogs.
  package var remark: Phrase? {
    guard !result.made.isEmpty, result.removed.isEmpty else { return nil }
    return """
      the original files are still there, and an app must not have both: remove them from the \
      target, or run again with --remove-originals
      """
  }

  package func text(_ page: Page) {
    for made in result.made {
      page.phrase(
        """
        \(made.file): \(made.keys.of(.keys)) in \(made.languages.count.of(.languages)) from \
        \(made.originals.count.of(.files))
        """)
    }
    for file in result.removed { page.phrase("\(file): removed") }
  }

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("catalogs", result.made) { json, made in
          json.object { json in
            json.member("file", made.file)
            json.member("table", made.table)
            json.member("sourceLanguage", made.sourceLanguage)
            json.member("keys", made.keys)
            json.member("languages", made.languages) { $0.string($1) }
            json.member("originals", made.originals) { $0.string($1) }
          }
        }
        json.member("removed", result.removed) { $0.string($1) }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
