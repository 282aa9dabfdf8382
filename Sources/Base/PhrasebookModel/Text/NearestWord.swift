/// Finds the word a person may have meant.
package enum NearestWord {
  /// The known word that takes the fewest changes, if that is few enough to be a slip, or the only
  /// one that begins with the word.
  package static func of(_ word: String, among known: [String]) -> String? {
    guard word.utf8.count < 64 else { return nil }
    let ranked = known.map {
      (word: $0, distance: distance(Array(word.lowercased().utf8), Array($0.lowercased().utf8)))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, best.word.utf8.count / 3)
    else { return completion(of: word, among: known) }
    return best.word
  }

  /// `--languages` for `--lang`, if no other word begins so.
  private static func completion(of word: String, among known: [String]) -> String? {
    guard word.utf8.count > 2 else { return nil }
    let longer = Set(known.filter { $0.lowercased().hasPrefix(word.lowercased()) })
    return longer.count == 1 ? longer.first : nil
  }

  /// The number of letters to add, drop, replace, or swap with the next one.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var next = [i + 1]
      for (j, y) in b.enumerated() {
        var steps = min(row[j] + (x == y ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { steps = min(steps, before[j - 1] + 1) }
        next.append(steps)
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
