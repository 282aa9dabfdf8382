internal import CatalogJSON
package import Phrasebook
package import PhrasebookModel

/// Reads a file as events with places.
///
/// Files are not trusted: entities are never declared, expanded or loaded, names, attributes and
/// nesting have limits, and malformed XML is refused with its line and column. Foundation's parser
/// gives neither reliable places nor attributes in their order.
///
///     var reader = try XMLReader(file)
///     while let event = try reader.next() { … }
package struct XMLReader {
  /// The maximum depth of nested elements.
  package static let maximumDepth = 256
  /// The maximum number of UTF-8 code units of an attribute's value.
  package static let maximumAttribute = 1 << 20
  /// The maximum number of attributes of a tag.
  package static let maximumAttributes = 256
  static let maximumName = 1 << 10

  /// The file's name, spelled as in messages.
  package let file: String
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// The place at which the next event begins.
  var offset = 0
  /// The place at which the last event began.
  private(set) var start = 0
  /// The names of the elements that are open, as ranges of the text.
  private var open: [Range<Int>] = []
  /// The element that `<a/>` has just begun and not yet ended.
  private var pendingEnd: String?
  private var hasRoot = false
  /// A place that is known, so that the next one is not counted from the top.
  private var mark = (offset: 0, line: 1, lineStart: 0)

  /// Reads a file in any encoding that XML readers must support: UTF-8 and UTF-16, with or without
  /// a byte order mark, and Latin-1 if declared.
  package init(_ file: ExchangeFile) throws(UnreadableFile) {
    self.file = file.path
    self.bytes = try XMLEncoding.utf8(of: file)
    try readDeclaration()
  }

  /// The place at which the last event began.
  package var location: Location {
    mutating get { location(at: start) }
  }

  /// The number of open elements.
  package var depth: Int { open.count + (pendingEnd == nil ? 0 : 1) }

  /// The next event; nil at the end of the file.
  package mutating func next() throws(UnreadableFile) -> XMLEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    start = offset
    guard offset < bytes.count else {
      if let name = open.last {
        throw failure(
          "\(tag(name)) is not closed before the end of the file; is the file whole?",
          at: name.lowerBound - 1)
      }
      guard hasRoot else {
        throw failure("the file has no element; is it XML?", at: 0)
      }
      return nil
    }
    guard bytes[offset] == .less else {
      if open.isEmpty {
        try skipSpaceBetween()
        return try next()
      }
      return .text(try text())
    }
    switch byte(at: 1) {
    case .slash: return .end(try endTag())
    case UInt8(ascii: "!"): return try declaration()
    case UInt8(ascii: "?"): return try instruction()
    default: return .start(try startTag())
    }
  }

  /// Skips the element whose start was the last event, and returns its source text.
  package mutating func skipElement() throws(UnreadableFile) -> String {
    let begin = start
    let depth = depth - 1
    while self.depth > depth { guard try next() != nil else { break } }
    return source(begin..<offset)
  }

  /// The source text of a range.
  func source(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  /// The error at the last event, or at a place that was kept.
  package mutating func failure(_ message: Phrase, at place: Location? = nil) -> UnreadableFile {
    UnreadableFile(Diagnostic(.error, message, at: place ?? location))
  }

  /// The error at an offset.
  mutating func failure(_ message: Phrase, at offset: Int) -> UnreadableFile {
    UnreadableFile(Diagnostic(.error, message, at: location(at: offset)))
  }

  private mutating func location(at offset: Int) -> Location {
    if offset < mark.offset { mark = (0, 1, 0) }
    let end = min(offset, bytes.count)
    if mark.offset < end {
      bytes.withUnsafeBufferPointer { bytes in
        for index in mark.offset..<end where bytes[index] == .newline {
          mark.line += 1
          mark.lineStart = index + 1
        }
      }
      mark.offset = end
    }
    return Location(file: file, line: mark.line, column: max(offset - mark.lineStart, 0) + 1)
  }
}

extension XMLReader {
  /// The byte that many places on; a space past the end, which begins nothing.
  func byte(at distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : .space
  }

  /// A name in angle brackets, for a message.
  func tag(_ name: Range<Int>) -> String { "<\(source(name).visible)>" }

  private mutating func startTag() throws(UnreadableFile) -> XMLTag {
    if open.isEmpty, hasRoot {
      throw failure("a second element follows the first; a file holds one", at: offset)
    }
    offset += 1
    let name = try name("an element's name")
    var tag = XMLTag(source(name))
    while true {
      let hadSpace = skipSpace()
      switch byte(at: 0) {
      case _ where offset >= bytes.count:
        throw failure("the tag \(self.tag(name)) is not closed; is the file whole?", at: start)
      case .greater:
        offset += 1
        guard open.count < Self.maximumDepth else {
          throw failure(
            "elements are nested deeper than \(Self.maximumDepth); no such file is read", at: start)
        }
        open.append(name)
        hasRoot = true
        return tag
      case .slash where byte(at: 1) == .greater:
        offset += 2
        tag.isEmpty = true
        pendingEnd = tag.name
        hasRoot = true
        return tag
      default:
        guard hadSpace else { throw failure("a space is missing in \(self.tag(name))", at: offset) }
        try attribute(of: &tag)
      }
    }
  }

  mutating func attribute(of tag: inout XMLTag) throws(UnreadableFile) {
    let place = offset
    let name = source(try name("an attribute's name"))
    guard tag[name] == nil else {
      throw failure("the attribute \(name.visible) appears twice; remove one", at: place)
    }
    guard tag.attributes.count < Self.maximumAttributes else {
      throw failure("a tag has more than \(Self.maximumAttributes) attributes", at: start)
    }
    _ = skipSpace()
    guard byte(at: 0) == UInt8(ascii: "=") else {
      throw failure("the attribute \(name.visible) has no value; write =\"…\"", at: place)
    }
    offset += 1
    _ = skipSpace()
    let quote = byte(at: 0)
    guard quote == .quote || quote == UInt8(ascii: "'") else {
      throw failure("put the value of \(name.visible) in quotes", at: offset)
    }
    offset += 1
    let begin = offset
    guard let end = find(quote, UInt8(ascii: "<"), limit: begin + Self.maximumAttribute + 1) else {
      guard bytes.count - begin <= Self.maximumAttribute else {
        throw failure(
          "the attribute \(name.visible) is longer than 1 MB; no such file is read", at: place)
      }
      throw failure("the value of \(name.visible) has no end; close its quote", at: place)
    }
    guard bytes[end] == quote else {
      throw failure("write &lt; for < in the value of \(name.visible)", at: end)
    }
    offset = end + 1
    if tag.attributes.isEmpty { tag.attributes.reserveCapacity(4) }
    tag.attributes.append(
      XMLAttribute(name, try resolved(begin..<end, isAttribute: true)))
  }

  private mutating func endTag() throws(UnreadableFile) -> String {
    offset += 2
    let name = try name("an element's name")
    _ = skipSpace()
    guard byte(at: 0) == .greater, offset < bytes.count else {
      throw failure("the end of \(tag(name)) lacks its >", at: start)
    }
    offset += 1
    guard let last = open.popLast() else {
      throw failure("</\(source(name).visible)> has no opening tag", at: start)
    }
    guard bytes[last].elementsEqual(bytes[name]) else {
      throw failure(
        "found </\(source(name).visible)> instead of the end of \(tag(last))", at: start)
    }
    return source(name)
  }

  /// The text between the items outside of the root: only spaces.
  private mutating func skipSpaceBetween() throws(UnreadableFile) {
    guard skipSpace() else {
      throw failure("text outside of the root element; is it XML?", at: offset)
    }
  }
}

extension String {
  /// The text for a message: short, and without control characters.
  var visible: String { String(quoted.dropFirst().dropLast()) }
}

extension UInt8 {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
}
