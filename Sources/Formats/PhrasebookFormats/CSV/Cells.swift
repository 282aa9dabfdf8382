internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// The bytes of a file with separated values in, rows of cells out.
///
/// Source: RFC 4180; in addition the separator may be a comma, a semicolon or a tab, any line ends
/// are accepted, and quotes inside an unquoted cell are text.
struct Cells {
  /// One row, with the line that it begins at.
  struct Row {
    var cells: [String] = []
    var line: Int
  }

  private(set) var rows: [Row] = []
  private let bytes: [UInt8]
  private let file: String
  private let separator: UInt8
  /// Whether every line of the file ends in CR LF, including those inside cells: another program
  /// has converted all of them (git's `autocrlf`, editors of Windows), and the original ends are
  /// not known.
  private let hasForeignEnds: Bool
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ file: ExchangeFile) throws(UnreadableFile) {
    self.file = file.path
    guard let text = Self.text(of: file.bytes) else {
      throw UnreadableFile(
        Diagnostic(
          .error, "the file is neither UTF-8 nor UTF-16; save it as \"CSV UTF-8\"",
          at: Location(file: file.path, line: 1, column: 1)))
    }
    bytes = Array(text.utf8)
    separator = Self.separator(of: bytes)
    hasForeignEnds = Self.hasForeignEnds(bytes)
    while index < bytes.count { try readRow() }
    if let header = rows.first, header.cells.count(where: { !$0.isEmpty }) > Self.mostColumns {
      throw UnreadableFile(
        Diagnostic(
          .error, "the first row names more than 1,000 columns; remove those that are not needed",
          at: Location(file: self.file, line: header.line, column: 1)))
    }
  }

  /// The maximum number of named columns: each row is written with a cell for each of them.
  private static let mostColumns = 1_000

  private mutating func readRow() throws(UnreadableFile) {
    var row = Row(line: line)
    while true {
      row.cells.append(try readCell())
      guard index < bytes.count else { break }
      let byte = bytes[index]
      index += 1
      if byte == separator { continue }
      if byte == 0x0D {
        // One line end, however often it was rewritten.
        let next = bytes[index...].firstIndex { $0 != 0x0D } ?? bytes.count
        if next < bytes.count, bytes[next] == 0x0A {
          index = next + 1
        } else {
          // Empty lines are skipped together.
          line += next - index
          index = next
        }
      }
      newLine()
      break
    }
    // An empty line is not a row.
    if row.cells != [""] { rows.append(row) }
  }

  private mutating func readCell() throws(UnreadableFile) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let start = index
      while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    let opening = failure("the cell has no closing quote; close it, or double the quotes in it")
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.count else { throw opening }
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard index < bytes.count, bytes[index] == byte else { break }
        index += 1
      }
      if byte == 0x0A, hasForeignEnds, text.last == 0x0D { text.removeLast() }
      text.append(byte)
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        newLine()
      }
    }
    guard index == bytes.count || isEnd(bytes[index]) else {
      throw failure("found text after the closing quote; double the quotes inside the cell")
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  private mutating func newLine() {
    line += 1
    lineStart = index
  }

  func failure(_ message: Phrase) -> UnreadableFile {
    UnreadableFile(
      Diagnostic(
        .error, message,
        at: Location(file: file, line: line, column: max(1, index - lineStart + 1))))
  }

  private static func hasForeignEnds(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A, last != 0x0D { return false }
      last = byte
    }
    return true
  }

  /// Of the three, the one that is most often in the first line outside quotes.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      counts[byte, default: 0] += 1
    }
    let wishes: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    return wishes.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
  }

  /// Spreadsheets write UTF-16 as well ("Unicode text").
  private static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(valid: bytes.dropFirst(3), as: UTF8.self)
    }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(valid: bytes, as: UTF8.self)
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { place in
      let (a, b) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? b << 8 | a : a << 8 | b
    }
    return String(valid: units, as: UTF16.self)
  }
}
