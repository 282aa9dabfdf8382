import PhrasebookModel

/// What the comment of an entry says about findings: `phrasebook:ignore double-space a reason`,
/// several ids with commas between, `in fr,de` behind them for some languages only.
struct SuppressionNote: Sendable {
  var table: String
  var key: String
  var suppressions: [Suppression]

  static let word = "phrasebook:ignore"

  /// Nil for a comment that says nothing of the kind.
  init?(_ comment: String, _ subject: Subject) {
    guard comment.contains(Self.word) else { return nil }
    self.init(comment, key: subject.key, table: subject.table)
  }

  private init(_ comment: String, key: String, table: Table) {
    self.table = table.input.name
    self.key = key
    let location = table.input.catalog.location(of: key, path: ["comment"])
    suppressions = comment.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: Self.word) else { return nil }
      var words = line[start.upperBound...].split(separator: " ")[...]
      let checks = words.popFirst()?.split(separator: ",").map(String.init) ?? []
      var languages: [String] = []
      if words.first == "in", let list = words.dropFirst().first {
        languages = list.split(separator: ",").map(String.init)
        words = words.dropFirst(2)
      }
      let dashes: Set<Substring> = ["-", "–", "—", ":"]
      let reason = words.drop { dashes.contains($0) }.joined(separator: " ")
      return Suppression(
        checks: checks, languages: languages, reason: reason, location: location)
    }
  }
}

extension Substring {
  /// Where a word is found first.
  fileprivate func range(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) {
        return start..<(index(start, offsetBy: word.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }
}
