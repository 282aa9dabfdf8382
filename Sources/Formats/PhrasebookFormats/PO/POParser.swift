import Phrasebook
internal import PhrasebookModel

/// Parses the bytes of a PO file in UTF-8: returns messages, or throws the first invalid line.
struct POParser {
  private let bytes: [UInt8]
  private let file: String
  /// The place at which the next line begins.
  private var index = 0
  private var line = 0
  private var result = POMessages()
  private var message = POMessage()
  private var field = Field.nothing
  /// Comments that no message follows yet.
  private var pending: [String] = []

  /// The text that a continuation line belongs to.
  private enum Field: Equatable {
    case nothing, context, id, plural
    case text(Int)
  }

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func messages() throws(UnreadableFile) -> POMessages {
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      line += 1
      let range = index..<end
      index = end + 1
      try read(range)
    }
    try finish()
    guard !result.messages.isEmpty || !result.obsolete.isEmpty else {
      throw failure("the file has no message; is it PO, and is it whole?", 1)
    }
    return result
  }

  private mutating func read(_ range: Range<Int>) throws(UnreadableFile) {
    var range = range
    while let last = bytes[range].last, Self.isSpace(last) {
      range = range.lowerBound..<range.upperBound - 1
    }
    let start = range.lowerBound
    while let first = bytes[range].first, Self.isSpace(first) { range.removeFirst() }
    guard let first = bytes[range].first else { return }
    let column = range.lowerBound - start + 1
    switch first {
    case UInt8(ascii: "#"): try readComment(range)
    case UInt8(ascii: "\""): try append(string(range, column: column), column: column)
    default: try readKeyword(range, column: column)
    }
  }

  // MARK: Comments

  private mutating func readComment(_ range: Range<Int>) throws(UnreadableFile) {
    let mark = range.count > 1 ? bytes[range.lowerBound + 1] : 0x20
    if mark == UInt8(ascii: "~") {
      if field != .nothing { try finish() }
      // Comments before an obsolete message belong to it.
      result.obsolete += pending + [text(range)]
      pending = []
      message = POMessage()
      return
    }
    // A comment after a translation belongs to the next message, unless an empty line is between.
    if case .text = field { try finish() }
    pending.append(text(range))
    switch mark {
    case UInt8(ascii: "."): message.comments.append(comment(range, 2))
    case UInt8(ascii: ":"): message.references.append(comment(range, 2))
    case UInt8(ascii: "|"): message.previous.append(comment(range, 2))
    case UInt8(ascii: ","):
      message.flags += comment(range, 2).split(separator: ",").compactMap { flag in
        let name = flag.trimmed { $0 == " " }
        return name.isEmpty ? nil : name
      }
    default: message.translatorComments.append(comment(range, 1))
    }
  }

  /// The text after the mark of a comment and one space.
  private func comment(_ range: Range<Int>, _ markLength: Int) -> String {
    var start = range.lowerBound + markLength
    if start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    return start < range.upperBound ? text(start..<range.upperBound) : ""
  }

  // MARK: Texts

  private mutating func readKeyword(
    _ range: Range<Int>, column: Int
  ) throws(UnreadableFile) {
    let word = bytes[range].prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\"") }
    var rest = range.lowerBound + word.count
    while rest < range.upperBound, Self.isSpace(bytes[rest]) { rest += 1 }
    let name = String(decoding: word, as: UTF8.self)
    switch name {
    case "domain": throw failure("domains are not read; give each domain a file", column)
    case "msgctxt":
      if case .text = field { try finish() }
      guard field == .nothing else { throw failure("found msgctxt after \(fieldName)", column) }
      message.context = ""
      field = .context
    case "msgid":
      if case .text = field { try finish() }
      guard field == .nothing || field == .context else {
        throw failure("found msgid after \(fieldName); a msgstr is missing", column)
      }
      message.location = Location(file: file, line: line, column: column)
      field = .id
    case "msgid_plural":
      guard field == .id else { throw failure("found msgid_plural without a msgid", column) }
      message.plural = ""
      field = .plural
    default:
      try readText(name, column: column)
    }
    try append(
      string(rest..<range.upperBound, column: column + rest - range.lowerBound), column: column)
  }

  /// `msgstr` or `msgstr[2]`.
  private mutating func readText(_ name: String, column: Int) throws(UnreadableFile) {
    let next = message.texts.count
    let isPlural = message.plural != nil
    if name == "msgstr", field == .id {
      message.texts = [""]
      field = .text(0)
    } else if isPlural, field == .plural || field == .text(next - 1), name == "msgstr[\(next)]" {
      guard next < 16 else {
        throw failure("the message has more plural forms than any language", column)
      }
      message.texts.append("")
      field = .text(next)
    } else if name.hasPrefix("msgstr") {
      let wanted: Phrase =
        switch field {
        case .nothing, .context: .verbatim("msgid")
        case .id: .verbatim("msgstr")
        case .plural: .verbatim("msgstr[0]")
        case .text:
          isPlural
            ? "\("msgstr[\(next)]") or the next message" : "the next message"
        }
      throw failure("found \(name.quoted) instead of \(wanted)", column)
    } else {
      throw failure(
        "found \(name.quoted) instead of a comment, msgid or a string in quotes", column)
    }
  }

  private mutating func append(_ more: String, column: Int) throws(UnreadableFile) {
    switch field {
    case .nothing: throw failure("found a string without msgid or msgstr before it", column)
    case .context: message.context = (message.context ?? "") + more
    case .id: message.id += more
    case .plural: message.plural = (message.plural ?? "") + more
    case .text(let number):
      if number < message.texts.count { message.texts[number] += more }
    }
  }

  /// The text in quotes that a range holds, and nothing else.
  private func string(_ range: Range<Int>, column: Int) throws(UnreadableFile) -> String {
    guard bytes[range].first == UInt8(ascii: "\"") else {
      throw failure("expected a string in double quotes", column)
    }
    guard range.count > 1, let end = POEscapes.end(of: bytes[range]) else {
      throw failure("the text has no closing quote on its line", column)
    }
    guard end == range.upperBound - 1 else {
      throw failure(
        "found text after the closing quote; write a quote in a text as \\\"",
        column + end + 1 - range.lowerBound)
    }
    let body = bytes[range.lowerBound + 1..<end]
    let hasEscape = body.contains(UInt8(ascii: "\\"))
    guard let text = hasEscape ? POEscapes.unescaped(body) : String(decoding: body, as: UTF8.self)
    else {
      throw failure("the text has a backslash before a character that needs none", column)
    }
    guard !text.utf8.contains(POEscapes.contextSeparator) else {
      throw failure(
        "the text has U+0004, which separates contexts from texts in gettext; remove it", column)
    }
    return text
  }

  // MARK: Ends

  /// Takes the message that was read.
  private mutating func finish() throws(UnreadableFile) {
    defer {
      message = POMessage()
      field = .nothing
      pending = []
    }
    switch field {
    case .nothing: return
    case .text: result.messages.append(message)
    default: throw failure("the message ends after \(fieldName); a msgstr is missing", 1)
    }
  }

  private var fieldName: Phrase {
    switch field {
    case .nothing: "nothing"
    case .context: .verbatim("msgctxt")
    case .id: .verbatim("msgid")
    case .plural: .verbatim("msgid_plural")
    case .text: .verbatim("msgstr")
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D) ~= byte }

  private func failure(_ message: Phrase, _ column: Int) -> UnreadableFile {
    UnreadableFile(
      Diagnostic(.error, message, at: Location(file: file, line: max(line, 1), column: column)))
  }
}
