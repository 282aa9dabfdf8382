import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookMemory
import PhrasebookModel

/// Says what a memory has, for people and for programs.
struct MemoryReport {
  let reporter: Reporter

  /// What `memory stats` prints.
  func counts(_ counts: [Memory.PairCount], file: String, as format: ReportFormat) {
    let units = counts.map(\.units).reduce(0, +)
    let size = FileStatus(path: file)?.size ?? 0
    switch format {
    case .text:
      reporter.out.phrase("\(file): \(units.of(.units)), \(Self.size(size))")
      for count in counts {
        let units = count.units.of(.units)
        let pair: Phrase = "\(count.source) to \(count.target)"
        var line: Phrase = "  \(pair)  \(units)"
        if let changed = count.changed {
          line = "  \(pair)  \(units), last changed \(Self.date(changed))"
        }
        reporter.out.phrase(line)
      }
    case .json:
      reporter.json { json in
        json.object { json in
          json.member("file", file)
          json.member("size", size)
          json.member("units", units)
          json.member("pairs", counts) { json, count in
            json.object { json in
              json.member("source", count.source)
              json.member("target", count.target)
              json.member("units", count.units)
              json.member("changed", count.changed.map(Self.date))
            }
          }
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    }
  }

  /// What `memory import` prints of a file.
  func outcome(_ outcome: MemoryInput.Outcome) {
    let added = outcome.added
    let counts: Phrase = "\(added.new) new, \(added.changed) changed, \(added.known) known"
    reporter.out.phrase(
      outcome.open > 0
        ? "\(outcome.file): \(counts), \(outcome.open) left out (not done)"
        : "\(outcome.file): \(counts)")
    // Whatever is said is saved: nobody waits for the end to hear it.
    reporter.out.flush()
  }

  /// What `memory search` prints.
  func hits(_ hits: [MemoryHit], as format: ReportFormat) {
    switch format {
    case .text:
      for hit in hits { line(hit.unit, "\(hit.score) \(hit.kind.rawValue)  ", hit.text) }
      if hits.isEmpty { reporter.note("nothing like it") }
    case .json: list(hits) { ($0.unit, $0) }
    }
  }

  func units(_ units: [MemoryUnit], as format: ReportFormat) {
    switch format {
    case .text:
      for unit in units { line(unit, "", unit.target) }
      if units.isEmpty { reporter.note("nothing has these words") }
    case .json: list(units) { ($0, nil) }
    }
  }

  private func line(_ unit: MemoryUnit, _ head: String, _ target: String) {
    let place = unit.place.table.isEmpty ? "" : "  (\(unit.place.table): \(unit.place.key.quoted))"
    reporter.out.line(
      VisibleText.of(
        "\(head)\(unit.sourceLanguage): \(unit.source)  \(unit.targetLanguage): \(target)\(place)"))
  }

  private func list<Item>(_ items: [Item], _ parts: (Item) -> (MemoryUnit, MemoryHit?)) {
    reporter.json { json in
      json.object { json in
        json.member("hits", items) { json, item in
          let (unit, hit) = parts(item)
          json.object { json in
            json.member("score", hit?.score)
            json.member("kind", hit?.kind.rawValue)
            json.member("text", hit?.text)
            json.member("sourceLanguage", unit.sourceLanguage)
            json.member("targetLanguage", unit.targetLanguage)
            json.member("source", unit.source)
            json.member("target", unit.target)
            json.member("project", Self.some(unit.place.project))
            json.member("file", Self.some(unit.place.original))
            json.member("table", Self.some(unit.place.table))
            json.member("key", Self.some(unit.place.key))
            json.member("variation", Self.some(unit.place.path))
            json.member("comment", unit.comment)
            json.member("by", unit.author)
            json.member("changed", unit.changed.map(Self.date))
          }
        }
        json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  private static func some(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func date(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000_000: "\((bytes + 999) / 1_000) kB"
    default: "\((bytes + 500_000) / 1_000_000) MB"
    }
  }
}
