import CatalogJSON

/// The tags, links and marks of a text: HTML and what Foundation reads of Markdown.
struct Markup {
  /// A tag such as `<b>`, `</b>` or `<br/>`.
  struct Tag: Hashable {
    var name: String
    var isClosing: Bool
    var isAlone: Bool
    var range: Range<Int>

    /// As written, without its attributes.
    var text: String { "<\(isClosing ? "/" : "")\(name)\(isAlone ? "/" : "")>" }
  }

  private(set) var tags: [Tag] = []
  /// The targets of the `[text](target)` in the text.
  private(set) var links: [Range<Int>] = []

  init(of string: AuditedString) {
    if string.features.contains(.angle) { readTags(string.bytes) }
    if string.features.contains(.bracket) { readLinks(string.bytes) }
  }

  private mutating func readTags(_ bytes: [UInt8]) {
    var index = 0
    while tags.count < AuditedString.mostMarks,
      let start = bytes[index...].firstIndex(of: UInt8(ascii: "<"))
    {
      index = start + 1
      var cursor = index
      let isClosing = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "/")
      if isClosing { cursor += 1 }
      let name = cursor
      while cursor < bytes.count, bytes[cursor].isNamePart { cursor += 1 }
      guard cursor > name, bytes[name].isLetter, cursor - name < 32 else { continue }
      // A tag ends within reach; a sign that is less than something has no end.
      guard
        let end = bytes[cursor..<min(cursor + 400, bytes.count)].firstIndex(where: {
          $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
        }), bytes[end] == UInt8(ascii: ">")
      else { continue }
      let hasAttributes = bytes[cursor..<end].contains { $0 > 0x20 && $0 != UInt8(ascii: "/") }
      if hasAttributes, !bytes[cursor..<end].contains(UInt8(ascii: "=")) { continue }
      let text = String(decoding: bytes[name..<cursor], as: UTF8.self).lowercased()
      let isAlone = bytes[end - 1] == UInt8(ascii: "/")
      tags.append(Tag(name: text, isClosing: isClosing, isAlone: isAlone, range: start..<end + 1))
      index = end + 1
    }
  }

  private mutating func readLinks(_ bytes: [UInt8]) {
    var open: Int?
    var index = 0
    while index < bytes.count, links.count < AuditedString.mostMarks {
      switch bytes[index] {
      case UInt8(ascii: "["): open = index
      case UInt8(ascii: "]"):
        if let first = open, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "("),
          first == 0 || bytes[first - 1] != UInt8(ascii: "^")
        {
          let limit = min(index + 2000, bytes.count)
          if let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ")")), end > index + 2 {
            links.append(index + 2..<end)
            index = end
          }
        }
        open = nil
      default: break
      }
      index += 1
    }
  }

  /// HTML tags without a closing tag.
  static let void: Set<String> = ["br", "hr", "img", "input", "wbr", "meta", "link"]
  /// Tags of HTML; other words in angle brackets may be texts: `<none>`.
  static let known: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "body", "br", "code", "del", "div", "em", "font", "h1",
    "h2", "h3", "h4", "h5", "h6", "hr", "html", "i", "img", "ins", "kbd", "li", "link", "mark",
    "ol",
    "p", "pre", "q", "s", "small", "span", "strike", "strong", "sub", "sup", "table", "td", "th",
    "tr", "tt", "u", "ul", "wbr",
  ]

  /// The tags that are markup: HTML's, and pairs of any name.
  var realTags: [Tag] {
    guard !tags.isEmpty else { return [] }
    let closing = Set(tags.filter(\.isClosing).map(\.name))
    return tags.filter { Self.known.contains($0.name) || $0.isAlone || closing.contains($0.name) }
  }
}

extension UInt8 {
  /// Whether it may be part of the name of a tag.
  var isNamePart: Bool { isLetter || isDigit || self == 0x2D || self == 0x5F || self == 0x3A }
}
