/// The difference of two texts as replacements of lines, so that an editor keeps the cursor and marks
/// of all other lines.
package enum LineEdits {
  /// A replacement of a part of the old text.
  package struct Edit: Hashable, Sendable {
    /// In the old text.
    package var range: Range<Int>
    package var new: [UInt8]
  }

  /// The replacements, sorted; empty for equal texts.
  package static func between(_ old: [UInt8], _ new: [UInt8]) -> [Edit] {
    var start = old.commonPrefix(with: new)
    let limit = min(old.count, new.count) - start
    var end = 0
    while end < limit, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    guard start + end < max(old.count, new.count) else { return [] }
    // Whole lines at both ends.
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    while end > 0, !isLineEnd(old, old.count - end) || !isLineEnd(new, new.count - end) { end -= 1 }
    let oldMiddle = start..<max(start, old.count - end)
    let newMiddle = start..<max(start, new.count - end)
    let oldLines = lines(of: old, oldMiddle)
    let newLines = lines(of: new, newMiddle)
    return edits(oldLines.map { old[$0] }, newLines.map { new[$0] }, from: start)
  }

  private static func edits(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], from start: Int
  ) -> [Edit] {
    var result: [Edit] = []
    var (oldStart, newStart, offset) = (0, 0, start)
    for match in LineDifference(old, new).matches + [(old: old.count, new: new.count)] {
      let end = offset + old[oldStart..<match.old].reduce(0) { $0 + $1.count }
      if oldStart < match.old || newStart < match.new {
        result.append(
          Edit(range: offset..<end, new: Array(new[newStart..<match.new].joined())))
      }
      guard match.old < old.count else { break }
      offset = end + old[match.old].count
      (oldStart, newStart) = (match.old + 1, match.new + 1)
    }
    return result
  }

  /// Whether a line begins at an offset, or the text ends there.
  private static func isLineEnd(_ text: [UInt8], _ offset: Int) -> Bool {
    offset == 0 || offset == text.count || text[offset - 1] == 0x0A
  }

  /// The lines of a part, each with its end.
  private static func lines(of text: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where text[index] == 0x0A {
      result.append(start..<index + 1)
      start = index + 1
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}

extension [UInt8] {
  /// The number of bytes that two texts have in common at their start.
  fileprivate func commonPrefix(with other: [UInt8]) -> Int {
    let limit = Swift.min(count, other.count)
    return withUnsafeBufferPointer { a in
      other.withUnsafeBufferPointer { b in
        var index = 0
        while index < limit, a[index] == b[index] { index += 1 }
        return index
      }
    }
  }
}
