import PhrasebookProjects
import PhrasebookModel

/// The lines of files that findings point to: places in, lines out.
///
/// Each file is read once, and places that are asked for in their order cost no more than the file
/// is long, even if all of it is one line.
package final class SourceLines {
  private let read: (String) -> [UInt8]?
  private var files: [String: File?] = [:]

  /// The files as the file system has them; `read` replaces it in tests.
  package init(_ read: @escaping (String) -> [UInt8]? = { try? FileContent.read($0) }) {
    self.read = read
  }

  /// A part of a line with the place that is meant.
  struct Excerpt: Hashable {
    /// Safe to show, on one line.
    var text: String
    /// The place of the caret, in columns of a terminal from 0.
    var caret: Int
  }

  private struct File {
    var bytes: [UInt8]
    /// The place at which each line starts.
    var starts: [Int]
    /// The last place whose column was counted, and what came out.
    var last = (start: 0, offset: 0, column: 0)

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      starts = [0]
      // As a compiler counts: a carriage return without a line feed ends a line, too.
      for (index, byte) in bytes.enumerated()
      where byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
        starts.append(index + 1)
      }
    }

    /// The bytes of a line, without what ends it; nil if the line does not exist.
    func line(_ number: Int) -> Range<Int>? {
      guard number > 0, number <= starts.count else { return nil }
      let start = starts[number - 1]
      var end = number < starts.count ? starts[number] - 1 : bytes.count
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      return start..<end
    }
  }

  /// The line around a place; nil if the file or the line is missing.
  func excerpt(at location: Location) -> Excerpt? {
    guard let file = file(location.file), let line = file.line(location.line) else { return nil }
    let place = min(line.lowerBound + max(0, location.column - 1), line.upperBound)
    func aligned(_ index: Int) -> Int {
      var index = index
      while index > line.lowerBound, index < line.upperBound, file.bytes[index] & 0xC0 == 0x80 {
        index -= 1
      }
      return index
    }
    let start = aligned(max(line.lowerBound, place - 90))
    let end = aligned(min(line.upperBound, place + 120))
    func shown(_ range: Range<Int>) -> String {
      let text = String(decoding: file.bytes[range], as: UTF8.self)
      return VisibleText.of(String(text.map { $0 == "\t" ? " " : $0 }))
    }
    var before = shown(start..<aligned(place))
    if start > line.lowerBound {
      before = "…" + before
    } else {
      before = String(before.drop { $0 == " " })
    }
    let after = shown(aligned(place)..<end) + (end < line.upperBound ? "…" : "")
    return Excerpt(text: before + after, caret: DisplayWidth.of(before))
  }

  /// The column in UTF-16 code units, as other tools count; unchanged if the file is missing.
  func utf16Column(of location: Location) -> Int {
    guard var file = file(location.file), let line = file.line(location.line) else {
      return location.column
    }
    let target = min(line.lowerBound + max(0, location.column - 1), line.upperBound)
    var (offset, column) = (line.lowerBound, 1)
    if file.last.start == line.lowerBound, file.last.offset <= target, file.last.column > 0 {
      (offset, column) = (file.last.offset, file.last.column)
    }
    while offset < target {
      let byte = file.bytes[offset]
      if byte & 0xC0 != 0x80 { column += byte >= 0xF0 ? 2 : 1 }
      offset += 1
    }
    file.last = (line.lowerBound, target, column)
    files[location.file] = file
    return column
  }

  private func file(_ path: String) -> File? {
    if let known = files[path] { return known }
    let file = read(path).map(File.init)
    files[path] = .some(file)
    return file
  }
}
