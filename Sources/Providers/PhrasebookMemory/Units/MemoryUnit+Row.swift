internal import GRDB

extension MemoryUnit {
  /// The unit of a row of `MatchSearch.units`.
  init?(_ row: Row, _ tags: [Int64: String]) {
    guard let from = row.number(0).flatMap({ tags[$0] }),
      let to = row.number(1).flatMap({ tags[$0] }), let source = row.text(2),
      let target = row.text(3)
    else { return nil }
    self.init(
      sourceLanguage: from, targetLanguage: to, source: source, target: target,
      place: MemoryPlace(
        project: row.text(4) ?? "", original: row.text(5) ?? "", table: row.text(6) ?? "",
        key: row.text(7) ?? "", path: row.text(8) ?? ""),
      comment: row.text(9), state: row.text(10), author: row.text(11),
      changed: row.number(12).map { Int($0) }, uses: Int(row.number(13) ?? 0))
  }
}
