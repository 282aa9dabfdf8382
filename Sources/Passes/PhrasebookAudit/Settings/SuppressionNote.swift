import CatalogJSON
import PhrasebookModel

/// A suppression in the comment of an entry: `phrasebook:ignore double-space a reason`, with commas
/// between several ids, followed by `in fr, de` for some languages only.
struct SuppressionNote: Sendable {
  var table: String
  var key: String
  var suppressions: [Suppression]

  static let word = "phrasebook:ignore"

  /// Nil for a comment without a suppression.
  init?(_ comment: String, _ entry: AuditedEntry) {
    // Few comments have a colon.
    guard comment.utf8.contains(UInt8(ascii: ":")), comment.lowercased().contains(Self.word) else {
      return nil
    }
    self.init(comment, key: entry.key, table: entry.table)
  }

  private init(_ comment: String, key: String, table: Table) {
    self.table = table.input.name
    self.key = key
    let location = table.input.catalog.location(of: key, path: [CatalogField.comment.text])
    suppressions = comment.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: Self.word) else { return nil }
      var words = line[start.upperBound...].split(whereSeparator: \.isWhitespace)[...]
      let checks = Self.takeList(from: &words)
      var languages: [String] = []
      if words.first == "in", words.count > 1 {
        words.removeFirst()
        languages = Self.takeList(from: &words)
      }
      let dashes: Set<Substring> = ["-", "–", "—", ":"]
      let reason = words.drop { dashes.contains($0) }.joined(separator: " ")
      return Suppression(
        checks: checks, languages: languages, reason: reason, location: location)
    }
  }

  /// The names at the start of some words, as far as commas continue; a colon may end them.
  private static func takeList(from words: inout ArraySlice<Substring>) -> [String] {
    var list: [String] = []
    while let word = words.popFirst() {
      let isLast = word.hasSuffix(":")
      list += (isLast ? word.dropLast() : word).split(separator: ",").map(String.init)
      guard !isLast, word.hasSuffix(",") || words.first?.hasPrefix(",") == true else { break }
    }
    return list
  }
}

extension Substring {
  /// The first occurrence of a word.
  fileprivate func range(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].prefix(word.count).lowercased() == word {
        return start..<(index(start, offsetBy: word.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }
}
