internal import CatalogJSON
internal import PhrasebookModel

/// JSON as most programs write it: two spaces, `"name": value`, members in the order they have.
enum JSONLayout {
  static func bytes(of value: JSONValue) -> [UInt8] {
    var out = JSONOutput()
    append(value, to: &out, depth: 0)
    out.append(.newline)
    return out.finish()
  }

  private static func append(_ value: JSONValue, to out: inout JSONOutput, depth: Int) {
    switch value {
    case .string(let text): out.append(text, JSONEscapes())
    case .null: out.append("null")
    case .bool(let flag): out.append(flag ? "true" : "false")
    case .number(let digits): out.append(Array(digits.utf8))
    case .array(let values):
      out.append(.openBracket)
      for (index, value) in values.enumerated() {
        if index > 0 { out.append(", ") }
        append(value, to: &out, depth: depth + 1)
      }
      out.append(.closeBracket)
    case .object(let members):
      out.append(.openBrace)
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(.comma) }
        appendLine(to: &out, depth: depth + 1)
        out.append(member.name, JSONEscapes())
        out.append(": ")
        append(member.value, to: &out, depth: depth + 1)
      }
      if !members.isEmpty { appendLine(to: &out, depth: depth) }
      out.append(.closeBrace)
    }
  }

  private static func appendLine(to out: inout JSONOutput, depth: Int) {
    out.append(.newline)
    out.append([UInt8](repeating: 0x20, count: 2 * depth))
  }
}
