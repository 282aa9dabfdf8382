import Phrasebook
internal import PhrasebookModel

/// Reads a property list in XML: returns a value with places, and the comments before the keys of
/// the outermost table.
struct XMLPropertyListReader {
  /// A comment, and the line it begins on.
  typealias Comment = (text: String, line: Int)

  private var reader: XMLReader
  /// Those since the last key or value.
  private var comments: [Comment] = []
  /// Comments that belong to no key.
  private(set) var looseComments: [Comment] = []

  init(_ bytes: [UInt8], file: String) throws(UnreadableFile) {
    reader = try XMLReader(ExchangeFile(path: file, bytes: bytes))
  }

  /// The value that the whole file is.
  mutating func root() throws(UnreadableFile) -> PropertyListValue {
    guard let tag = try nextTag() else { throw reader.failure("the property list is empty") }
    // Core Foundation takes a list without its wrapping too.
    guard tag.name == "plist" else {
      let value = try value(tag, depth: 0)
      _ = try reader.next()
      return value
    }
    guard let first = try nextTag() else {
      throw reader.failure("<plist> is empty; it needs a <dict>")
    }
    let value = try value(first, depth: 0)
    guard try nextTag() == nil else { throw reader.failure("<plist> holds one value, not two") }
    // To the end of the file, so that what follows is well-formed too.
    while let event = try reader.next() { note(event) }
    looseComments += comments
    return value
  }

  /// The next element that begins; nil if the one around ends.
  private mutating func nextTag() throws(UnreadableFile) -> XMLTag? {
    while let event = try reader.next() {
      switch event {
      case .start(let tag): return tag
      case .end: return nil
      case .text(let text), .cdata(let text):
        guard text.allSatisfy(\.isWhitespace) else {
          throw reader.failure("found text instead of a tag: \(text.quoted)")
        }
      default: note(event)
      }
    }
    return nil
  }

  /// Keeps a comment; one inside a text belongs to no key.
  private mutating func note(_ event: XMLEvent, isInText: Bool = false) {
    guard case .comment(let text) = event, !text.trimmed().isEmpty else { return }
    let comment = (text.trimmed(), reader.location.line)
    if isInText { looseComments.append(comment) } else { comments.append(comment) }
  }

  /// Assigns comments on the line of the last pair's end to that pair, and the others to the next
  /// key; only those of the outermost table are kept.
  private mutating func takeComment(
    _ members: inout [PropertyListValue.Member], endOfLast: Int, depth: Int, isKey: Bool
  ) -> String? {
    var found = comments
    comments = []
    if depth == 1, let first = found.first, let last = members.indices.last,
      first.line == endOfLast, !isKey || reader.location.line != endOfLast
    {
      members[last].comment = (members[last].comment.map { $0 + "\n" } ?? "") + first.text
      found.removeFirst()
    }
    guard depth == 1, isKey, !found.isEmpty else {
      looseComments += found
      return nil
    }
    return found.map(\.text).joined(separator: "\n")
  }

  private mutating func value(
    _ tag: XMLTag, depth: Int
  ) throws(UnreadableFile) -> PropertyListValue {
    let place = reader.location
    guard depth < PropertyListFile.maximumDepth else {
      throw reader.failure(
        "the list is nested more than \(PropertyListFile.maximumDepth) levels deep")
    }
    let content: PropertyListValue.Content
    switch tag.name {
    case "dict": content = .table(try members(depth: depth + 1))
    case "array":
      var values: [PropertyListValue] = []
      while let tag = try nextTag() { values.append(try value(tag, depth: depth + 1)) }
      content = .list(values)
    case "string": content = .text(try text(of: tag))
    case "true", "false":
      _ = try text(of: tag)
      content = .flag(tag.name == "true")
    case "integer": content = try integer(try text(of: tag), place)
    case "real":
      let text = try text(of: tag)
      guard let number = Double(text.trimmed()) else {
        throw reader.failure("\(text.quoted) is not a number", at: place)
      }
      content = .real(number)
    case "date":
      let text = try text(of: tag)
      guard let date = Self.date(text.trimmed()) else {
        throw reader.failure(
          "\(text.quoted) is not a date; write it as 2026-01-31T12:00:00Z", at: place)
      }
      content = .date(date)
    case "data":
      guard let bytes = Base64.bytes(try text(of: tag)) else {
        throw reader.failure("the data is not Base64", at: place)
      }
      content = .data(bytes)
    case "key":
      throw reader.failure("found <key> instead of a value", at: place)
    default:
      throw reader.failure("<\(tag.name.visible)> is not an element of a property list", at: place)
    }
    return PropertyListValue(content, line: place.line, column: place.column)
  }

  private mutating func members(
    depth: Int
  ) throws(UnreadableFile) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    // A comment before the table is a heading.
    looseComments += comments
    comments = []
    var end = 0
    while let tag = try nextTag() {
      let place = reader.location
      var comment = takeComment(&members, endOfLast: end, depth: depth, isKey: true)
      guard tag.name == "key" else {
        throw reader.failure(
          "found <\(tag.name.visible)> instead of <key>; each value needs one before it")
      }
      let key = try text(of: tag)
      guard let next = try nextTag() else {
        throw reader.failure("the key \(key.quoted) has no value", at: place)
      }
      guard next.name != "key" else {
        throw reader.failure("the key \(key.quoted) has no value", at: place)
      }
      if depth == 1, !comments.isEmpty {
        comment = ((comment.map { [$0] } ?? []) + comments.map(\.text)).joined(separator: "\n")
        comments = []
      }
      let value = try value(next, depth: depth)
      end = reader.location.line
      members.append(
        PropertyListValue.Member(
          key, value, line: place.line, column: place.column, comment: comment))
    }
    _ = takeComment(&members, endOfLast: end, depth: depth, isKey: false)
    return members
  }

  /// The text of an element that holds nothing else.
  private mutating func text(of tag: XMLTag) throws(UnreadableFile) -> String {
    var text = ""
    while let event = try reader.next() {
      switch event {
      case .text(let part), .cdata(let part): text += part
      case .end: return text
      case .start(let inner):
        throw reader.failure("<\(inner.name.visible)> is in <\(tag.name)>, which takes text")
      default: note(event, isInText: true)
      }
    }
    return text
  }

  private mutating func integer(
    _ text: String, _ place: Location
  ) throws(UnreadableFile) -> PropertyListValue.Content {
    let digits = text.trimmed()
    let hex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let (body, radix) = hex ? (digits.dropFirst(2), 16) : (digits[...], 10)
    if let number = Int64(body, radix: radix) { return .integer(number) }
    if let number = UInt64(body, radix: radix) { return .unsigned(number) }
    throw reader.failure("\(text.quoted) is not a 64-bit integer", at: place)
  }

  /// Seconds from the start of 2001 to `2026-01-31T12:00:00Z`.
  private static func date(_ text: String) -> Double? {
    let parts = text.split { "-T:Z".contains($0) }.map { Int($0) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == 6, parts.count == 6, text.hasSuffix("Z") else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
      numbers[3] < 24, numbers[4] < 60, numbers[5] < 61
    else { return nil }
    // Days of the proleptic Gregorian calendar, counted from March.
    let shifted = month > 2 ? year : year - 1
    let days =
      365 * shifted + shifted / 4 - shifted / 100 + shifted / 400
      + (153 * ((month + 9) % 12) + 2) / 5 + day - 1 - 730_791
    return Double(((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5])
  }
}
