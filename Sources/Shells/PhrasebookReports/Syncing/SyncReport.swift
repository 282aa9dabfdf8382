package import PhrasebookWorkspace
package import Phrasebook
package import PhrasebookModel
import PhrasebookSync

/// Prints the changes of a sync, made or planned.
package struct SyncReport {
  package let page: Page

  package init(_ page: Page) { self.page = page }

  /// One line for a table; counts of zero are left out.
  package func summary(_ result: TableResult) {
    guard result.synced != nil else { return }
    let words = Self.words(result.counts).filter { $0.count > 0 }.map(\.text.shown)
    let counts = words.isEmpty ? Wording.inStep : Wording.list(words)
    page.line(
      "\(page.style.bold(VisibleText.of(result.table))) (\(VisibleText.of(result.file))): \(counts)"
    )
  }

  /// The numbers of the summary line.
  package static func words(_ counts: TableResult.Counts) -> [(count: Int, text: Phrase)] {
    let changes: [(Int, Difference.Change.Kind)] = [
      (counts.added, .added), (counts.changed, .changed), (counts.stale, .stale),
      (counts.removed, .removed),
    ]
    return changes.map { ($0.0, ChangeWords.count($0.0, $0.1)) }
      + [
        (
          counts.undeterminable,
          "\(counts.undeterminable.of(.keys)) could not be determined"
        )
      ]
  }

  /// One line for each change, the first `limit` of them.
  package func changes(_ result: TableResult, limit: Int = .max) {
    let changes = result.synced?.changes ?? []
    for change in changes.prefix(limit) {
      let kind = ChangeWords.text(change.kind).shown
      let language = change.language.map { " [\($0)]" } ?? ""
      let line = "  \(kind) \"\(change.key)\"\(language): \(change.text.shown)"
      page.line(VisibleText.of(line))
    }
    if changes.count > limit {
      page.phrase(
        "and \(changes.count - limit) more; \("phrasebook sync --check") lists them all", indent: 2)
    }
    for held in (result.synced?.held ?? []).prefix(limit) {
      page.phrase("kept \"\(held.key)\": \(held.text)", indent: 2)
    }
  }

  /// The whole result as JSON.
  package func json(_ results: [TableResult], _ diagnostics: [Diagnostic]) {
    page.json { json in
      json.object { json in Self.members(results, diagnostics, &json) }
    }
  }

  /// The members `changes`, `held`, `undeterminable` and `diagnostics`.
  package static func members(
    _ results: [TableResult], _ diagnostics: [Diagnostic], _ json: inout JSONWriter
  ) {
    let changes = results.flatMap { result in
      (result.synced?.changes ?? []).map { (file: result.file, change: $0) }
    }
    let sites = Set(results.flatMap { $0.synced?.undeterminable ?? [] })
      .sorted { ($0.location, $0.table ?? "") < ($1.location, $1.table ?? "") }
    json.member("changes", changes) { $0.change($1.change, file: $1.file) }
    let held = results.flatMap { result in
      (result.synced?.held ?? []).map { (result: result, held: $0) }
    }
    json.member("held", held) { json, item in
      json.object { json in
        json.member("file", item.result.file)
        json.member("table", item.result.table)
        json.member("key", item.held.key)
        json.member("reason", item.held.reason)
        if let location = item.held.location {
          json.member("at", [location]) { json, location in json.object { $0.place(location) } }
        }
      }
    }
    json.member("undeterminable", sites) { $0.undeterminable($1) }
    json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
  }
}
