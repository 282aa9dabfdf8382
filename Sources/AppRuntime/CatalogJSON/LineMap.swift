/// Offsets to lines and columns, computed only for places that are reported.
///
/// It keeps one mark for every 4 KiB of text, so it costs next to nothing to build, and a look-up
/// reads at most 4 KiB, even if the whole file is one line.
struct LineMap: Sendable {
  private static let block = 4096

  /// The state at the start of a block.
  private struct Mark: Sendable {
    /// The number of newlines before the block.
    var newlines: UInt32 = 0
    /// The offset at which the line begins that the block begins in.
    var lineStart: UInt32 = 0
  }

  private var marks: [Mark] = []

  init(_ bytes: [UInt8]) {
    marks.reserveCapacity(bytes.count / Self.block + 1)
    var mark = Mark()
    bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, through: bytes.count, by: Self.block) {
        marks.append(mark)
        let end = min(start + Self.block, bytes.count)
        var newlines: UInt32 = 0
        for index in start..<end where bytes[index] == .newline { newlines &+= 1 }
        guard newlines > 0 else { continue }
        mark.newlines += newlines
        if let last = bytes[start..<end].lastIndex(of: .newline) {
          mark.lineStart = UInt32(truncatingIfNeeded: last + 1)
        }
      }
    }
  }

  /// The line and the column, both from 1; the column counts UTF-8 code units.
  func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let mark = marks[offset / Self.block]
    var (line, start) = (Int(mark.newlines) + 1, Int(mark.lineStart))
    for index in offset / Self.block * Self.block..<offset where bytes[index] == .newline {
      (line, start) = (line + 1, index + 1)
    }
    return (line, offset - start + 1)
  }
}
