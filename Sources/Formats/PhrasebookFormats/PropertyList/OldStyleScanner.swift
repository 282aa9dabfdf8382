import Phrasebook
internal import PhrasebookModel

/// Cuts the old spelling of property lists into its parts: bytes in, texts and marks with places out.
///
/// The rules are those of Core Foundation's reader, which every `.strings` file has to pass.
struct OldStyleScanner {
  /// The text of a comment, with its first and last line.
  struct Comment {
    var text: String
    var start: Int
    var end: Int
    /// The offset of its mark; of the last one if it consists of several lines.
    var offset: Int
  }

  let bytes: [UInt8]
  let file: String
  var index = 0
  private(set) var line = 1
  private var lineStart = 0
  /// The comments since they were last taken.
  var comments: [Comment] = []
  var diagnostics: [Diagnostic] = []
  /// The line of the last pair's end: a comment there belongs to that pair.
  var lineOfLast = 0

  /// Whether comments are kept; a project has a hundred thousand that nothing reads.
  private let keepsComments: Bool

  init(_ bytes: [UInt8], file: String, keepsComments: Bool) {
    self.bytes = bytes
    self.file = file
    self.keepsComments = keepsComments
  }

  var column: Int { index - lineStart + 1 }
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  /// Steps over one byte, which may end a line.
  mutating func step() {
    guard let byte = peek else { return }
    index += 1
    if byte == 0x0A || (byte == 0x0D && peek != 0x0A) {
      line += 1
      lineStart = index
    }
  }

  /// Steps over space and comments; the comments are kept.
  mutating func skipSpace() throws(UnreadableFile) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09...0x0D: step()
      case 0xE2 where isLineSeparator: index += 3
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
      default: return
      }
    }
  }

  /// U+2028 and U+2029 are space to Core Foundation.
  private var isLineSeparator: Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
  }

  private mutating func skipLineComment() {
    let start = index
    while let byte = peek, byte != 0x0A, byte != 0x0D { index += 1 }
    guard keepsComments else { return }
    let text = Self.trimmed(bytes[(start + 2)..<index])
    // Lines that follow one another are one comment.
    if let last = comments.last, last.end + 1 == line, isLineComment, last.start != lineOfLast {
      comments[comments.count - 1].text += "\n" + text
      comments[comments.count - 1].end = line
      comments[comments.count - 1].offset = start
    } else {
      comments.append(Comment(text: text, start: line, end: line, offset: start))
    }
    isLineComment = true
  }

  /// Whether the last comment is one of lines.
  private var isLineComment = false

  private mutating func skipComment() throws(UnreadableFile) {
    let (line, column) = (line, column)
    index += 2
    let start = index
    while let byte = peek, !(byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { step() }
    guard peek != nil else {
      throw failure("*/ is missing at the end of the comment; add it", line, column)
    }
    let content = start..<index
    index += 2
    guard keepsComments else { return }
    let text = Self.joined(Self.trimmed(bytes[content]))
    comments.append(
      Comment(text: text, start: line, end: self.line, offset: content.lowerBound - 2))
    isLineComment = false
  }

  /// `genstrings` puts the comments of several calls under one another, three spaces in.
  private static func joined(_ text: String) -> String {
    var lines = text.split(exactlyAt: "\n")
    guard lines.count > 1, lines.dropFirst().allSatisfy({ $0.hasPrefix(exactly: "   ") }) else {
      return text
    }
    for index in lines.indices.dropFirst() {
      lines[index] = Substring(lines[index].unicodeScalars.dropFirst(3))
    }
    return lines.joined(separator: "\n")
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self).withNewlines
  }

  /// The error here, or at another place.
  func failure(_ message: Phrase, _ line: Int? = nil, _ column: Int? = nil) -> UnreadableFile {
    let place = Location(file: file, line: line ?? self.line, column: column ?? self.column)
    return UnreadableFile(Diagnostic(.error, message, at: place))
  }
}
