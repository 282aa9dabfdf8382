import CatalogJSON
import Phrasebook
import PhrasebookModel
package import PhrasebookProjects
import PhrasebookWorkspace

/// The changes that a dry run would make, as a unified difference of each file.
package struct PreviewReport {
  package let changes: [StagedFiles.Change]

  package init(_ changes: [StagedFiles.Change]) { self.changes = changes }

  /// The number of unchanged lines around a change.
  private static let context = 3

  package func text(_ page: Page) {
    for change in changes {
      let file = VisibleText.of(change.path)
      page.line(page.style.bold("--- \(change.old == nil ? "/dev/null" : file)"))
      page.line(page.style.bold("+++ \(change.new == nil ? "/dev/null" : file)"))
      guard let old = Self.lines(change.old), let new = Self.lines(change.new) else {
        page.phrase("\(change.path): binary files differ")
        continue
      }
      for hunk in Self.hunks(old, new) { write(hunk, old, new, page) }
    }
  }

  /// A part of the difference: removed, added and unchanged lines in order.
  private struct Hunk {
    enum Line {
      case same(old: Int, new: Int)
      case removed(Int)
      case added(Int)
    }

    var lines: [Line] = []
  }

  /// The lines of a text without their ends; nil for a file that is not text.
  private static func lines(_ bytes: [UInt8]?) -> [String]? {
    guard let bytes, !bytes.isEmpty else { return [] }
    guard !bytes.contains(0), let text = String(valid: bytes, as: UTF8.self) else {
      return nil
    }
    // By bytes, since CR LF is one character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += noLineEnd }
    return lines
  }

  /// The line after one without an end, as in the output of diff(1).
  private static let noLineEnd = "\n\\ No newline at end of file"

  private static func hunks(_ old: [String], _ new: [String]) -> [Hunk] {
    var all: [Hunk.Line] = []
    var (i, j) = (0, 0)
    let difference = LineDifference(old.map(ExactString.init), new.map(ExactString.init))
    for match in difference.matches + [(old: old.count, new: new.count)] {
      all += (i..<match.old).map { .removed($0) } + (j..<match.new).map { .added($0) }
      if match.old < old.count { all.append(.same(old: match.old, new: match.new)) }
      (i, j) = (match.old + 1, match.new + 1)
    }
    let changed = all.indices.filter { if case .same = all[$0] { false } else { true } }
    var hunks: [Hunk] = []
    var end = -1
    for index in changed {
      let (low, high) = (max(0, index - context), min(all.count, index + context + 1))
      if low > end || hunks.isEmpty {
        hunks.append(Hunk(lines: Array(all[low..<high])))
      } else if high > end {
        hunks[hunks.count - 1].lines += all[end..<high]
      }
      end = max(end, high)
    }
    return hunks
  }

  private func write(_ hunk: Hunk, _ old: [String], _ new: [String], _ page: Page) {
    var (first, counts): ((old: Int?, new: Int?), (old: Int, new: Int)) = ((nil, nil), (0, 0))
    for line in hunk.lines {
      switch line {
      case .same(let i, let j):
        first = (first.old ?? i, first.new ?? j)
        counts = (counts.old + 1, counts.new + 1)
      case .removed(let i):
        first.old = first.old ?? i
        counts.old += 1
      case .added(let j):
        first.new = first.new ?? j
        counts.new += 1
      }
    }
    let places = (old: first.old.map { $0 + 1 } ?? 0, new: first.new.map { $0 + 1 } ?? 0)
    page.line(
      page.style.dim("@@ -\(places.old),\(counts.old) +\(places.new),\(counts.new) @@"))
    for line in hunk.lines {
      switch line {
      case .same(let i, _): page.line(" " + Self.shown(old[i]))
      case .removed(let i): page.line(page.style.red("-" + Self.shown(old[i])))
      case .added(let j): page.line(page.style.green("+" + Self.shown(new[j])))
      }
    }
  }

  /// A line that is safe to show; tabs, the CR of its end and the remark about its end stay.
  private static func shown(_ line: String) -> String {
    line.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      let end = part.last == "\r" ? "\r" : ""
      return String(part).dropLast(end.count).split(
        separator: "\t", omittingEmptySubsequences: false
      )
      .map { VisibleText.of(String($0)) }.joined(separator: "\t") + end
    }.joined(separator: "\n")
  }
}
