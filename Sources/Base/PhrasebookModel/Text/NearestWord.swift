/// Finds the word a person may have meant.
package enum NearestWord {
  /// The known word that takes the fewest changes, if that is few enough to be a slip, or the only
  /// one that begins with the word.
  package static func of(_ word: String, among known: [String]) -> String? {
    guard word.utf8.count < 64 else { return nil }
    let letters = Array(word.lowercased().utf8)
    var distance = EditDistance()
    var best: (word: String, distance: Int)?
    for other in known {
      let limit = min(max(1, other.utf8.count / 3), (best?.distance ?? .max) - 1)
      // Each letter more or less is a change, so that most words of a large catalog need no look.
      guard abs(other.utf8.count - word.utf8.count) <= limit else { continue }
      if let found = distance.between(letters, Array(other.lowercased().utf8), limit: limit) {
        best = (other, found)
      }
    }
    return best?.word ?? completion(of: word, among: known)
  }

  /// `--languages` for `--lang`, if no other word begins so.
  private static func completion(of word: String, among known: [String]) -> String? {
    guard word.utf8.count > 2 else { return nil }
    let longer = Set(known.filter { $0.lowercased().hasPrefix(word.lowercased()) })
    return longer.count == 1 ? longer.first : nil
  }
}

/// The number of letters to add, drop, replace, or swap with the next one. Its memory is kept from word to word.
private struct EditDistance {
  private var rows: [Int] = []

  /// The distance; nil if it is above a limit.
  mutating func between(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    let width = b.count + 2
    if rows.count < 3 * width { rows = [Int](repeating: 0, count: 3 * width) }
    return rows.withUnsafeMutableBufferPointer { rows in
      Self.fill(rows, a, b, limit, width)
    }
  }

  /// Fills one row for each letter of `a`, and in it only the places that are within the limit.
  private static func fill(
    _ rows: UnsafeMutableBufferPointer<Int>, _ a: [UInt8], _ b: [UInt8], _ limit: Int, _ width: Int
  ) -> Int? {
    let tooMany = limit + 1
    var (before, row, next) = (0, width, 2 * width)
    for j in 0...b.count { rows[row + j] = j }
    rows[row + b.count + 1] = tooMany
    for i in a.indices {
      let first = max(0, i - limit)
      let last = min(b.count, i + limit + 1)
      guard first < last else { return nil }
      rows[next + first] = first == 0 ? i + 1 : tooMany
      for j in first..<last {
        var steps = min(rows[row + j] + (a[i] == b[j] ? 0 : 1), rows[next + j] + 1)
        steps = min(steps, rows[row + j + 1] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          steps = min(steps, rows[before + j - 1] + 1)
        }
        rows[next + j + 1] = min(steps, tooMany)
      }
      // The next row looks one place further.
      if last < b.count { rows[next + last + 1] = tooMany }
      (before, row, next) = (row, next, before)
    }
    return rows[row + b.count] <= limit ? rows[row + b.count] : nil
  }
}
