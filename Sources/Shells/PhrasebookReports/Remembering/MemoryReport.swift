package import PhrasebookWorkspace
import Foundation
package import Phrasebook
import PhrasebookFormats
import PhrasebookMemory
import PhrasebookModel

/// Shows the contents of a translation memory.
package struct MemoryReport {
  package let page: Page

  package init(_ page: Page) { self.page = page }

  /// The numbers of `memory stats`.
  package func counts(_ stats: MemoryStats) {
    let (counts, file, size) = (stats.pairs, stats.file, stats.size)
    let units = counts.map(\.units).reduce(0, +)
    page.phrase("\(file): \(units.of(.units)), \(Self.size(size))")
    for count in counts {
      let units = count.units.of(.units)
      let pair: Phrase = "\(count.source) to \(count.target)"
      var line: Phrase = "  \(pair)  \(units)"
      if let changed = count.changed {
        line = "  \(pair)  \(units), last changed \(Self.date(changed))"
      }
      page.phrase(line)
    }
  }

  package func countsJSON(_ stats: MemoryStats) {
    let (counts, file, size) = (stats.pairs, stats.file, stats.size)
    let diagnostics = stats.diagnostics
    let units = counts.map(\.units).reduce(0, +)
    page.json { json in
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
        json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  /// The lines of `memory import` for a file.
  package func outcome(_ outcome: MemoryInput.Outcome) {
    let added = outcome.added
    let counts: Phrase = "\(added.new) new, \(added.changed) changed, \(added.known) known"
    page.phrase(
      outcome.open > 0
        ? "\(outcome.file): \(counts), \(outcome.open) skipped (unfinished)"
        : "\(outcome.file): \(counts)")
    // Each file is on the disk when its line appears.
    page.flush()
  }

  /// The JSON of `memory import`.
  package func outcomesJSON(_ result: MemoryImportResult) {
    page.json { json in
      json.object { json in
        json.member("files", result.files) { json, outcome in
          json.object { json in
            json.member("file", outcome.file)
            json.member("new", outcome.added.new)
            json.member("changed", outcome.added.changed)
            json.member("known", outcome.added.known)
            json.member("open", outcome.open)
          }
        }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  /// The line of `memory export`.
  package func export(_ result: MemoryExportResult) {
    page.phrase("\(result.file): \(result.units.of(.units))")
  }

  /// The JSON of `memory export`.
  package func exportJSON(_ result: MemoryExportResult) {
    FilesReport([result.file]).json(page, result.diagnostics)
  }

  /// The lines of `memory search`.
  package func found(_ result: MemorySearchResult) {
    switch result.found {
    case .matches(let matches):
      for match in matches {
        line(match.unit, "\(match.score) \(match.kind.rawValue)  ", match.text)
      }
    case .units(let units):
      for unit in units { line(unit, "", unit.target) }
    }
  }

  /// A remark for the user about a search without results.
  package static func remark(on result: MemorySearchResult) -> Phrase? {
    switch result.found {
    case .matches(let matches) where matches.isEmpty: return "no matches"
    case .units(let units) where units.isEmpty: return "no translations have these words"
    case .matches, .units: return nil
    }
  }

  private func line(_ unit: MemoryUnit, _ head: String, _ target: String) {
    let place = unit.place.table.isEmpty ? "" : "  (\(unit.place.table): \(unit.place.key.quoted))"
    page.line(
      VisibleText.of(
        "\(head)\(unit.sourceLanguage): \(unit.source)  \(unit.targetLanguage): \(target)\(place)"))
  }

  /// The members `hits` and `diagnostics`.
  package func foundJSON(_ result: MemorySearchResult) {
    switch result.found {
    case .matches(let matches): list(matches, result.diagnostics) { ($0.unit, $0) }
    case .units(let units): list(units, result.diagnostics) { ($0, nil) }
    }
  }

  private func list<Item>(
    _ items: [Item], _ diagnostics: [Diagnostic], _ parts: (Item) -> (MemoryUnit, MemoryMatch?)
  ) {
    page.json { json in
      json.object { json in
        json.member("hits", items) { json, item in
          let (unit, match) = parts(item)
          json.object { json in
            json.member("score", match?.score)
            json.member("kind", match?.kind.rawValue)
            json.member("text", match?.text)
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
        json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
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
