import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// Prints what a sync did, or would do.
struct SyncReport {
  let reporter: Reporter
  private var out: Output { reporter.out }

  /// One line for a table.
  func summary(_ result: TableResult) {
    guard result.synced != nil else { return }
    let counts = result.counts.map(\.text.shown).joined(separator: ", ")
    out.line(
      "\(out.style.bold(VisibleText.of(result.table))) (\(VisibleText.of(result.file))): \(counts)")
  }

  /// One line for each change, the first `limit` of them.
  func changes(_ result: TableResult, limit: Int = .max) {
    let changes = result.synced?.changes ?? []
    for change in changes.prefix(limit) {
      let kind = ChangeWords.text(change.kind).shown
      let language = change.language.map { " [\($0)]" } ?? ""
      let line = "  \(kind) \"\(change.key)\"\(language): \(change.text.shown)"
      out.line(VisibleText.of(line))
    }
    if changes.count > limit {
      out.phrase(
        "and \(changes.count - limit) more; \("phrasebook sync --check") lists them all", indent: 2)
    }
    guard let synced = result.synced, let reason = synced.keptReason else { return }
    for key in synced.kept.prefix(limit) {
      out.phrase("kept \"\(key)\": \(reason)", indent: 2)
    }
  }

  /// The whole result as JSON.
  func json(_ results: [TableResult]) {
    reporter.json { json in
      json.object { json in members(results, &json) }
    }
  }

  /// The members `changes`, `undeterminable` and `diagnostics`.
  func members(_ results: [TableResult], _ json: inout JSONWriter) {
    let changes = results.flatMap { result in
      (result.synced?.changes ?? []).map { (file: result.file, change: $0) }
    }
    let sites = Set(results.flatMap { $0.synced?.undeterminable ?? [] })
      .sorted { ($0.location, $0.table ?? "") < ($1.location, $1.table ?? "") }
    json.member("changes", changes) { $0.change($1.change, file: $1.file) }
    json.member("undeterminable", sites) { $0.undeterminable($1) }
    json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
  }
}
