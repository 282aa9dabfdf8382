import PhrasebookAudit
package import PhrasebookWorkspace
import PhrasebookModel

/// The translation progress of tables.
package struct StatsReport {
  package let result: StatsResult

  package init(_ result: StatsResult) { self.result = result }

  /// Bars by language.
  package func text(_ page: Page) {
    for table in result.tables {
      let keys = table.coverage.keys.of(.keys).shown
      page.line(
        "\(page.style.bold(VisibleText.of(table.table))) (\(VisibleText.of(table.file))): \(keys)")
      Bar.lines(table.coverage, style: page.style).forEach(page.line)
    }
  }

  /// - Parameter words: The words to translate, if they were counted.
  package func json(_ page: Page, words: WordStatsReport? = nil) {
    page.json { json in
      json.object { json in
        json.member("tables", result.tables) {
          $0.coverage($1.coverage, file: $1.file, table: $1.table)
        }
        words?.json(&json)
      }
    }
  }
}
