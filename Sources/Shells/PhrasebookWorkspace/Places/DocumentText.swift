package import PhrasebookModel
import PhrasebookProjects

/// A text with the places of its lines: offsets to the positions that editors count, and back.
package struct DocumentText: Sendable {
  /// The unit in which a protocol counts the characters of a line.
  package enum Encoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  /// A line and the code units before a place on it, both from 0.
  package struct Position: Hashable, Sendable, Comparable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package static func < (a: Position, b: Position) -> Bool {
      (a.line, a.character) < (b.line, b.character)
    }
  }

  /// The text in UTF-8.
  package private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line.
  private var starts: [Int]
  /// The UTF-16 code units before places of the text; nil if all lines are short.
  private var units: UTF16Index?

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = Self.lineStarts(of: bytes)
    units = unitsOfLongLines()
  }

  private func unitsOfLongLines() -> UTF16Index? {
    let hasLongLine =
      bytes.count - (starts.last ?? 0) > UTF16Index.stride
      || zip(starts, starts.dropFirst()).contains { $1 - $0 > UTF16Index.stride }
    return hasLongLine ? UTF16Index(bytes) : nil
  }

  /// The number of lines; an empty text has one.
  package var lineCount: Int { starts.count }

  /// The bytes of a line without what ends it.
  package func line(_ number: Int) -> Range<Int> {
    guard starts.indices.contains(number) else { return bytes.count..<bytes.count }
    let start = starts[number]
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    guard number + 1 < starts.count else { return start..<end }
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Replaces a part of the text.
  package mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    let range = range.clamped(to: 0..<bytes.count)
    let shift = new.count - range.count
    bytes.replaceSubrange(range, with: new)
    // A line start depends on the byte before it and on the one behind it.
    let kept = max(1, starts.partitioningIndex { $0 >= range.lowerBound })
    let rest = max(kept, starts.partitioningIndex { $0 > range.upperBound })
    let end = range.lowerBound + new.count
    let checked = max(1, range.lowerBound)..<max(1, range.lowerBound, end + 1)
    let middle = checked.filter(startsLine)
    starts.replaceSubrange(kept..<rest, with: middle)
    if shift != 0 {
      for index in starts.indices.dropFirst(kept + middle.count) { starts[index] += shift }
    }
    units = unitsOfLongLines()
  }

  private func startsLine(_ offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case 0x0A: true
    case 0x0D: offset == bytes.count || bytes[offset] != 0x0A
    default: false
    }
  }

  /// The offset of a position; one beyond the end of a line or of the text is that end.
  package func offset(of position: Position, in encoding: Encoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let line = line(position.line)
    guard position.character > 0 else { return line.lowerBound }
    switch encoding {
    case .utf8:
      let limit = line.count
      var offset = line.lowerBound + min(position.character, limit)
      while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 {
        offset -= 1
      }
      return offset
    case .utf16:
      var (offset, count) = (line.lowerBound, 0)
      if let units, line.count > UTF16Index.stride {
        (offset, count) = units.start(for: position.character, on: line, in: bytes)
      }
      while offset < line.upperBound {
        let width = Self.width(bytes[offset])
        let next = count + (width == 4 ? 2 : 1)
        if next > position.character { break }
        (offset, count) = (min(offset + width, line.upperBound), next)
      }
      return offset
    }
  }

  /// The position of an offset.
  package func position(of offset: Int, in encoding: Encoding) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = starts.partitioningIndex { $0 > offset } - 1
    let start = starts[line]
    switch encoding {
    case .utf8: return Position(line: line, character: offset - start)
    case .utf16:
      let range = start..<offset
      let count = units?.count(in: range, of: bytes) ?? UTF16Index.counted(range, of: bytes)
      return Position(line: line, character: count)
    }
  }

  /// The offset of a location, which counts lines and columns from 1 and does not count a byte order
  /// mark; nil if the text does not have it.
  package func offset(of location: Location) -> Int? {
    guard location.line > 0, location.line <= starts.count, location.column > 0 else { return nil }
    let line = line(location.line - 1)
    let mark = location.line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let offset = line.lowerBound + mark + location.column - 1
    return offset <= line.upperBound ? offset : nil
  }

  /// The length of a character by its first byte.
  private static func width(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// The offset of the first byte of each line.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] <= 0x0D {
        let byte = bytes[index]
        let isBreak =
          byte == 0x0A
          || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        if isBreak { starts.append(index + 1) }
      }
    }
    return starts
  }
}
