internal import CatalogJSON
internal import PhrasebookModel

/// Writes XML as Apple's tools do: each element on a line of its own, two spaces deeper than the
/// one that holds it, and an element with text on one line.
///
///     var writer = XMLWriter()
///     writer.start("resources")
///     writer.element("string", [("name", "ok")], text: "OK")
///     writer.end()
///     writer.finished()
package struct XMLWriter {
  /// The indentation of one level.
  package var indent: String
  private var out: [UInt8] = []
  private var open: [String] = []

  /// - Parameter declaration: The first line; nil for none.
  package init(
    declaration: String? = #"<?xml version="1.0" encoding="UTF-8"?>"#, indent: String = "  "
  ) {
    self.indent = indent
    if let declaration {
      out += declaration.utf8
      out.append(.newline)
    }
  }

  /// Starts an element that contains others, on lines of their own.
  package mutating func start(_ name: String, _ attributes: [(String, String)] = []) {
    beginLine()
    tag(name, attributes)
    out += ">\n".utf8
    open.append(name)
  }

  /// Ends the element that was begun last.
  package mutating func end() {
    guard let name = open.popLast() else { return }
    beginLine()
    out += "</\(name)>\n".utf8
  }

  /// An element on one line: with a text, or `<a/>` without one.
  package mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], text: String? = nil
  ) {
    beginLine()
    tag(name, attributes)
    guard let text else {
      out += "/>\n".utf8
      return
    }
    out.append(.greater)
    append(text, isAttribute: false)
    out += "</\(name)>\n".utf8
  }

  /// An element on one line whose content is markup already.
  package mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], markup: String
  ) {
    beginLine()
    tag(name, attributes)
    out.append(.greater)
    out += markup.utf8
    out += "</\(name)>\n".utf8
  }

  /// Markup on a line of its own, or on several, of which the first is indented.
  package mutating func line(markup: String) {
    beginLine()
    out += markup.utf8
    out.append(.newline)
  }

  /// A line with nothing on it.
  package mutating func emptyLine() { out.append(.newline) }

  /// A comment on a line of its own; a comment's end within the text is spaced apart.
  package mutating func comment(_ text: String) {
    // Each of three in a row begins two again.
    var text = text.replacing(exactly: "--", with: "- -")
    if text.contains(exactly: "--") { text = text.replacing(exactly: "--", with: "- -") }
    line(markup: "<!-- \(text) -->")
  }

  /// The tag that was written first, without the end of its line.
  var startedBytes: [UInt8] { Array(out.prefix { $0 != .newline }) }

  /// The whole file, every element ended.
  package mutating func finished() -> [UInt8] {
    while !open.isEmpty { end() }
    return out
  }

  private mutating func beginLine() {
    for _ in open { out += indent.utf8 }
  }

  private mutating func tag(_ name: String, _ attributes: [(String, String)]) {
    out.append(.less)
    out += name.utf8
    for (name, value) in attributes {
      out.append(.space)
      out += name.utf8
      out += "=\"".utf8
      append(value, isAttribute: true)
      out.append(.quote)
    }
  }

  private mutating func append(_ text: String, isAttribute: Bool) {
    text.withUTF8Lent { Self.append($0, isAttribute, to: &out) }
  }
}

extension XMLWriter {
  /// Whether XML can represent a text: it excludes most control characters, even as references.
  package static func canWrite(_ text: String) -> Bool {
    text.withUTF8Lent { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20, byte != .newline, byte != .tab, byte != .carriageReturn { return false }
        // U+FFFE and U+FFFF.
        if byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE
        {
          return false
        }
        index += 1
      }
      return true
    }
  }

  /// A text between tags.
  package static func escaped(_ text: String) -> String {
    var out: [UInt8] = []
    text.withUTF8Lent { append($0, false, to: &out) }
    return String(decoding: out, as: UTF8.self)
  }

  /// Characters with another meaning are written as references: a carriage return everywhere, line
  /// ends and tabs in an attribute.
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, _ isAttribute: Bool, to out: inout [UInt8]
  ) {
    var start = 0
    for (index, byte) in text.enumerated() {
      let reference: StaticString
      switch byte {
      case .less: reference = "&lt;"
      case .greater: reference = "&gt;"
      case .ampersand: reference = "&amp;"
      case .carriageReturn: reference = "&#13;"
      case .quote where isAttribute: reference = "&quot;"
      case .newline where isAttribute: reference = "&#10;"
      case .tab where isAttribute: reference = "&#9;"
      default: continue
      }
      out += text[start..<index]
      out += UnsafeBufferPointer(
        start: reference.utf8Start, count: reference.utf8CodeUnitCount)
      start = index + 1
    }
    out += text[start...]
  }
}
