import PhrasebookModel

/// A part of a file that can be replaced without touching the rest: a message, a unit, a pair.
package struct ExchangeRecord: Equatable, Sendable {
  /// The bytes, with the comments that belong to it and without the space around it.
  package var range: Range<Int>
  /// The place of its units, as a reader reports it.
  package var line: Int
  package var column: Int

  package init(_ range: Range<Int>, line: Int, column: Int) {
    self.range = range
    self.line = line
    self.column = column
  }
}

extension [ExchangeRecord] {
  /// The index of the record at each line that has one; of several on a line, the column decides.
  func places() -> (Location) -> Int? {
    let lines = Dictionary(grouping: indices) { self[$0].line }
    return { location in
      guard let found = lines[location.line] else { return nil }
      return found.count == 1 ? found[0] : found.first { self[$0].column == location.column }
    }
  }

  /// The space in front of a record.
  func lead(_ index: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = self[index].range.lowerBound
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    return start..<self[index].range.lowerBound
  }
}
