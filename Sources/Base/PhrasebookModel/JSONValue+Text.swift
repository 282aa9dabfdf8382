package import CatalogJSON

extension JSONValue {
  /// The value as JSON on one line, members in the order they have.
  package var text: String {
    var out: [UInt8] = []
    append(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private func append(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let flag): out += (flag ? "true" : "false").utf8
    case .number(let digits): out += digits.utf8
    case .string(let text): Self.append(text, to: &out)
    case .array(let values):
      out.append(.openBracket)
      for (index, value) in values.enumerated() {
        if index > 0 { out.append(.comma) }
        value.append(to: &out)
      }
      out.append(.closeBracket)
    case .object(let members):
      out.append(.openBrace)
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(.comma) }
        Self.append(member.name, to: &out)
        out.append(.colon)
        member.value.append(to: &out)
      }
      out.append(.closeBrace)
    }
  }

  private static func append(_ text: String, to out: inout [UInt8]) {
    out.append(.quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += #"\""#.utf8
      case "\\": out += #"\\"#.utf8
      case "\n": out += #"\n"#.utf8
      case "\r": out += #"\r"#.utf8
      case "\t": out += #"\t"#.utf8
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
      default: out += String(scalar).utf8
      }
    }
    out.append(.quote)
  }

  /// Reads JSON; nil if it is invalid, or deeper than any value of a catalog.
  package init?(text: String) {
    guard let document = try? JSONDocument(Array(text.utf8)) else { return nil }
    self = document.withView { JSONValue(0, of: $0) }
  }

  /// Takes a value of a document.
  package init(_ node: Int, of view: JSONView) {
    self =
      switch view.nodes[node].kind {
      case .null: .null
      case .true: .bool(true)
      case .false: .bool(false)
      case .number: .number(String(decoding: view.source(node), as: UTF8.self))
      case .string: .string(view.string(node))
      case .array: .array(view.elements(of: node).map { JSONValue($0.value, of: view) })
      case .object:
        .object(
          Members(
            distinct: view.members(of: node).map {
              (view.string($0.name), JSONValue($0.value, of: view))
            }))
      }
  }

  /// A member of an object; nil for any other value.
  package subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text of a string; nil for any other value.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The members of an object; nil for any other value.
  package var members: Members<JSONValue>? {
    if case .object(let members) = self { members } else { nil }
  }
}
