import Phrasebook
internal import PhrasebookModel

/// Reads old-style property lists, with the comments before keys.
struct OldStyleReader {
  /// The place of `key = value;`, as offsets in the file.
  struct Pair {
    /// The pair from the comment above it to its semicolon.
    var range: Range<Int>
    /// The line of the key.
    var line: Int
    /// The value.
    var value: Range<Int>
  }

  private var scanner: OldStyleScanner
  /// The pairs with a text that are in no braces, in the order of the file.
  private(set) var pairs: [Pair] = []
  /// Comments that belong to no key.
  private(set) var looseComments: [OldStyleScanner.Comment] = []

  init(_ bytes: [UInt8], file: String, keepsComments: Bool) {
    scanner = OldStyleScanner(bytes, file: file, keepsComments: keepsComments)
  }

  var diagnostics: [Diagnostic] { scanner.diagnostics }

  /// The value that the whole file is; an empty file is an empty table.
  mutating func root() throws(UnreadableFile) -> PropertyListValue {
    try scanner.skipSpace()
    let start = (scanner.line, scanner.column)
    let result: PropertyListValue
    switch scanner.peek {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): result = try value(depth: 0)
    default:
      let members = try members(until: nil, depth: 0)
      result = PropertyListValue(.table(members), line: start.0, column: start.1)
    }
    try scanner.skipSpace()
    guard scanner.peek == nil else {
      throw scanner.failure("unexpected text after the end of the property list; remove it")
    }
    looseComments += scanner.comments
    return result
  }

  private mutating func value(depth: Int) throws(UnreadableFile) -> PropertyListValue {
    let (line, column) = (scanner.line, scanner.column)
    guard depth < PropertyListFile.maximumDepth else {
      throw scanner.failure(
        "the list is nested more than \(PropertyListFile.maximumDepth) levels deep")
    }
    func made(_ content: PropertyListValue.Content) -> PropertyListValue {
      PropertyListValue(content, line: line, column: column)
    }
    switch scanner.peek {
    case UInt8(ascii: "{"):
      _ = scanner.take(UInt8(ascii: "{"))
      return made(.table(try members(until: UInt8(ascii: "}"), depth: depth + 1)))
    case UInt8(ascii: "("): return made(.list(try list(depth: depth + 1)))
    case UInt8(ascii: "<"): return made(.data(try scanner.data()))
    default: return made(.text(try scanner.text(for: "a value")))
    }
  }

  private mutating func list(depth: Int) throws(UnreadableFile) -> [PropertyListValue] {
    _ = scanner.take(UInt8(ascii: "("))
    var values: [PropertyListValue] = []
    while true {
      try scanner.skipSpace()
      if scanner.take(UInt8(ascii: ")")) { return values }
      values.append(try value(depth: depth))
      try scanner.skipSpace()
      guard scanner.take(UInt8(ascii: ",")) || scanner.peek == UInt8(ascii: ")") else {
        throw scanner.failure("a comma or ) is missing in the list")
      }
    }
  }

  /// `key = value;` and `key;`, which is its own value, up to a brace or the end of the file.
  private mutating func members(
    until end: UInt8?, depth: Int
  ) throws(UnreadableFile) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    while true {
      try scanner.skipSpace()
      let start = startOfPair
      let comment = takeComment(members: &members, endOfLast: scanner.lineOfLast)
      if let end, scanner.take(end) { return members }
      if end == nil, scanner.peek == nil { return members }
      let (line, column) = (scanner.line, scanner.column)
      let key = try scanner.text(for: end == nil ? "a key" : "a key or }")
      try scanner.skipSpace()
      let value: PropertyListValue
      if scanner.take(UInt8(ascii: "=")) {
        try scanner.skipSpace()
        let valueStart = scanner.index
        value = try self.value(depth: depth)
        let valueEnd = scanner.index
        let behind = (scanner.line, scanner.column)
        try scanner.skipSpace()
        guard scanner.take(UInt8(ascii: ";")) else {
          throw scanner.failure(
            "the value of \(key.quoted) has no ; after it; add it", behind.0, behind.1)
        }
        if end == nil, case .text = value.content {
          pairs.append(
            Pair(range: start..<scanner.index, line: line, value: valueStart..<valueEnd))
        }
      } else if scanner.take(UInt8(ascii: ";")) {
        value = PropertyListValue(.text(key), line: line, column: column)
      } else {
        throw scanner.failure("= is missing after the key \(key.quoted); add it and the value")
      }
      // Comments within a pair are the pair's.
      let inner = scanner.comments.map(\.text).filter { !$0.isEmpty }
      scanner.comments = []
      let all = (comment.map { [$0] } ?? []) + inner
      scanner.lineOfLast = scanner.line
      members.append(
        PropertyListValue.Member(
          key, value, line: line, column: column,
          comment: all.isEmpty ? nil : all.joined(separator: "\n")))
    }
  }

  /// The start of the last comment before the next key, or of the key if an empty line or nothing is
  /// between them. A comment on the line of the last pair counts too, though its text is that pair's.
  private var startOfPair: Int {
    guard let last = scanner.comments.last, scanner.line - last.end < 2 else {
      return scanner.index
    }
    return last.offset
  }

  /// The comment of the next key. A comment on the line of the last pair's end belongs to that
  /// pair, unless the next key is on that line too; a comment that an empty line separates from the
  /// key's comment, and a heading of the file, belong to no key.
  private mutating func takeComment(
    members: inout [PropertyListValue.Member], endOfLast: Int
  ) -> String? {
    var comments = scanner.comments.filter { !$0.text.isEmpty }
    scanner.comments = []
    if let first = comments.first, !members.isEmpty, first.start == endOfLast,
      first.end != scanner.line || scanner.peek == nil
    {
      let old = members[members.count - 1].comment
      members[members.count - 1].comment = (old.map { $0 + "\n" } ?? "") + first.text
      comments.removeFirst()
    }
    guard scanner.peek != nil, scanner.peek != UInt8(ascii: "}") else {
      looseComments += comments
      return nil
    }
    var start = comments.count
    while start > 0, start == comments.count || comments[start].start - comments[start - 1].end < 2
    {
      start -= 1
    }
    // The only comment above the first key, an empty line between: a heading of the file.
    if start == 0, members.isEmpty, let last = comments.last, scanner.line - last.end > 1 {
      start = comments.count
    }
    looseComments += comments[..<start]
    let own = comments[start...].map(\.text)
    return own.isEmpty ? nil : own.joined(separator: "\n")
  }
}
