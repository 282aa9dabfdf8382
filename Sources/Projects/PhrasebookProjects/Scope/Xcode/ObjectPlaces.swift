import PhrasebookModel

/// Where the objects of a `project.pbxproj` and their members are written. They are looked for when
/// somebody asks: most projects have no text whose place matters.
final class ObjectPlaces {
  private let bytes: [UInt8]
  private let file: String
  /// The line and the offset of each object's start.
  private lazy var starts = findStarts()
  /// The places of the members of an object, by id and name.
  private var members: [String: [String: Location]] = [:]

  /// - Parameter file: The file's name as messages should have it.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The place of a name within the object of an id; the object's, or the file's start, where the
  /// name is not written out.
  func place(of name: String, in id: String) -> Location {
    guard let start = starts[id] else { return Location(file: file, line: 1, column: 1) }
    let known = members[id] ?? findMembers(from: start)
    members[id] = known
    return known[name] ?? Location(file: file, line: start.line, column: 1)
  }

  private func findStarts() -> [String: (line: Int, offset: Int)] {
    var starts: [String: (line: Int, offset: Int)] = [:]
    forEachLine(from: (1, 0)) { line, text, _ in
      if text.last == UInt8(ascii: "{") {
        starts[Self.name(text)] = starts[Self.name(text)] ?? (line, text.startIndex)
      }
      return true
    }
    return starts
  }

  private func findMembers(from start: (line: Int, offset: Int)) -> [String: Location] {
    var members: [String: Location] = [:]
    forEachLine(from: start) { line, text, indent in
      // The object ends where its own indent is reached again.
      if text.starts(with: "};".utf8), indent <= 2 { return false }
      if line > start.line {
        let name = Self.name(text)
        members[name] = members[name] ?? Location(file: file, line: line, column: indent + 1)
      }
      return true
    }
    return members
  }

  /// The word that a line begins with.
  private static func name(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix { $0 != 0x20 && $0 != UInt8(ascii: "=") }, as: UTF8.self)
  }

  /// Each line without its indent, which is counted, until `body` says no.
  private func forEachLine(
    from start: (line: Int, offset: Int), _ body: (Int, ArraySlice<UInt8>, Int) -> Bool
  ) {
    var (line, offset) = start
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      let text = bytes[offset..<end].drop { $0 == 0x09 || $0 == 0x20 }
      guard body(line, text, text.startIndex - offset) else { return }
      line += 1
      offset = end + 1
    }
  }
}
