import PhrasebookProjects

/// Lines that two texts have once each, in the same order: what is between them can be compared by itself (the patience
/// difference of Bram Cohen).
enum LineAnchors {
  /// The places of the lines in both texts, rising in both.
  static func between(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [(old: Int, new: Int)] {
    let (inOld, inNew) = (single(old), single(new))
    let pairs = inOld.compactMap { line, place in inNew[line].map { (old: place, new: $0) } }
      .sorted { $0.old < $1.old }
    return longestRise(pairs)
  }

  /// The lines that a text has once, with their places.
  private static func single(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
    var places: [ArraySlice<UInt8>: Int?] = [:]
    for (place, line) in lines.enumerated() {
      places.updateValue(places[line] == nil ? place : nil, forKey: line)
    }
    return places.compactMapValues { $0 }
  }

  /// The longest part whose places rise in the new text too (patience sorting).
  private static func longestRise(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last pair of the best part of each length, and the pair before each.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].new > pair.new }
      before.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var rise: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      rise.append(pairs[index])
      next = before[index]
    }
    return rise.reversed()
  }
}
