import PhrasebookProjects

/// The number of UTF-16 code units before places of a text at equal distances, so that no position needs a
/// walk over its line: a catalog may be one line.
struct UTF16Index: Sendable {
  /// The bytes from one place to the next.
  static let stride = 512

  /// The code units before each place. A character counts where it begins.
  private let before: [Int]

  init(_ text: [UInt8]) {
    var before = [0]
    before.reserveCapacity(text.count / Self.stride + 1)
    var end = Self.stride
    while end <= text.count {
      before.append(before[before.count - 1] + Self.counted(end - Self.stride..<end, of: text))
      end += Self.stride
    }
    self.before = before
  }

  /// The code units of a part of a text, for which each byte is visited.
  static func counted(_ range: Range<Int>, of text: [UInt8]) -> Int {
    var count = 0
    for byte in text[range] where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    return count
  }

  /// The code units of a part of the text of the index.
  func count(in range: Range<Int>, of text: [UInt8]) -> Int {
    guard range.count > Self.stride else { return Self.counted(range, of: text) }
    return count(before: range.upperBound, in: text) - count(before: range.lowerBound, in: text)
  }

  private func count(before offset: Int, in text: [UInt8]) -> Int {
    let place = offset / Self.stride
    return before[place] + Self.counted(place * Self.stride..<offset, of: text)
  }

  /// The last place of the index on a line before which there are not more code units than some number, as the
  /// offset of a character and the code units of the line before it; the start of the line if the index
  /// has none.
  func start(
    for units: Int, on line: Range<Int>, in text: [UInt8]
  ) -> (offset: Int, units: Int) {
    let atStart = count(before: line.lowerBound, in: text)
    let first = line.lowerBound / Self.stride + 1
    let places = first..<max(first, min(before.count, line.upperBound / Self.stride + 1))
    let next = before[places].partitioningIndex { $0 - atStart > units }
    guard next > first else { return (line.lowerBound, 0) }
    var offset = (next - 1) * Self.stride
    while offset < line.upperBound, text[offset] & 0xC0 == 0x80 { offset += 1 }
    return (offset, before[next - 1] - atStart)
  }
}
