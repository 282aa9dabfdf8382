/// The lines that two texts have in common, found in a time that is bounded for any input: lines
/// that occur once on both sides are anchors, and short stretches between them are compared in full.
package struct LineDifference {
  /// Indices of equal lines, ascending on both sides.
  package private(set) var matches: [(old: Int, new: Int)] = []

  private struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The most pairs of lines that are compared with each other.
  private static let mostPairs = 1_000_000

  package init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
    var numbers: [Line: Int] = [:]
    func numbered(_ lines: [Line]) -> [Int] {
      lines.map { line in
        let number = numbers[line] ?? numbers.count
        numbers[line] = number
        return number
      }
    }
    let (a, b) = (numbered(old), numbered(new))
    var stretches = [Stretch(old: 0..<a.count, new: 0..<b.count)]
    while let stretch = stretches.popLast() {
      let rest = trim(stretch, a, b)
      guard !rest.old.isEmpty, !rest.new.isEmpty else { continue }
      let anchors = Self.anchors(rest, a, b)
      if anchors.isEmpty {
        if rest.old.count * rest.new.count <= Self.mostPairs { compare(rest, a, b) }
        continue
      }
      var start = (old: rest.old.lowerBound, new: rest.new.lowerBound)
      for anchor in anchors + [(old: rest.old.upperBound, new: rest.new.upperBound)] {
        stretches.append(Stretch(old: start.old..<anchor.old, new: start.new..<anchor.new))
        start = anchor
      }
      // Each anchor begins the stretch behind it, where it is trimmed as a common line.
    }
    matches.sort { $0.old < $1.old }
  }

  /// Takes the common lines at both ends.
  private mutating func trim(_ stretch: Stretch, _ a: [Int], _ b: [Int]) -> Stretch {
    var (old, new) = (stretch.old, stretch.new)
    while let i = old.first, let j = new.first, a[i] == b[j] {
      matches.append((i, j))
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let i = old.last, let j = new.last, a[i] == b[j] {
      matches.append((i, j))
      (old, new) = (old.dropLast(), new.dropLast())
    }
    return Stretch(old: old, new: new)
  }

  /// The longest ascending run of lines that occur once on both sides.
  private static func anchors(
    _ stretch: Stretch, _ a: [Int], _ b: [Int]
  ) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int?, new: Int?, isUnique: Bool)] = [:]
    for index in stretch.old {
      let isNew = places[a[index]] == nil
      places[a[index]] = (isNew ? index : nil, nil, isNew)
    }
    for index in stretch.new {
      guard let place = places[b[index]] else { continue }
      places[b[index]] = (place.old, index, place.isUnique && place.new == nil)
    }
    let pairs = places.values.compactMap { place -> (old: Int, new: Int)? in
      guard place.isUnique, let old = place.old, let new = place.new else { return nil }
      return (old, new)
    }.sorted { $0.old < $1.old }
    // The ends of the best runs of each length, and for each pair the one before it.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      run.append(pairs[index])
      next = before[index]
    }
    return run.reversed()
  }

  /// The longest common subsequence of a short stretch.
  private mutating func compare(_ stretch: Stretch, _ a: [Int], _ b: [Int]) {
    let (n, m) = (stretch.old.count, stretch.new.count)
    var lengths = [Int32](repeating: 0, count: (n + 1) * (m + 1))
    for i in stride(from: n - 1, through: 0, by: -1) {
      for j in stride(from: m - 1, through: 0, by: -1) {
        lengths[i * (m + 1) + j] =
          a[stretch.old.lowerBound + i] == b[stretch.new.lowerBound + j]
          ? lengths[(i + 1) * (m + 1) + j + 1] + 1
          : max(lengths[(i + 1) * (m + 1) + j], lengths[i * (m + 1) + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < n, j < m {
      if a[stretch.old.lowerBound + i] == b[stretch.new.lowerBound + j] {
        matches.append((stretch.old.lowerBound + i, stretch.new.lowerBound + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * (m + 1) + j] >= lengths[i * (m + 1) + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}
