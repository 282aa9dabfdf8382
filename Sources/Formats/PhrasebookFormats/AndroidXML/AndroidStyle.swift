internal import PhrasebookModel

/// Style tags in a text, such as `<b>` and `<annotation font="title">`: they are tags if the text
/// was read with tags, and visible characters otherwise.
enum AndroidStyle {
  /// A stretch of a text.
  enum Token: Equatable {
    case text(String)
    case tag(String)
  }

  /// The maximum length of a tag, so that the search for its end is bounded.
  private static let longest = 4_096

  /// The text cut at the tags of some names.
  static func tokens(of text: String, names: Set<String>) -> [Token] {
    guard !names.isEmpty, text.hasByte(UInt8(ascii: "<")) else { return [.text(text)] }
    var tokens: [Token] = []
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      // No tag holds the sign that begins one.
      guard first == "<",
        let end = rest.dropFirst().prefix(longest).firstIndex(where: { $0 == ">" || $0 == "<" }),
        rest[end] == ">", names.contains(name(in: rest[..<end]))
      else {
        plain.append(first)
        rest = rest.dropFirst()
        continue
      }
      if !plain.isEmpty { tokens.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
      let behind = rest.index(after: end)
      tokens.append(.tag(String(rest[..<behind])))
      rest = rest[behind...]
    }
    if !plain.isEmpty { tokens.append(.text(String(plain))) }
    return tokens
  }

  /// `b` in `<b`, `</b` and `<b/`.
  private static func name(in tag: Substring.UnicodeScalarView) -> String {
    let body = tag.dropFirst().drop { $0 == "/" }
    return String(
      String.UnicodeScalarView(body.prefix { $0 != "/" && !$0.properties.isWhitespace }))
  }
}
