internal import CatalogJSON
internal import PhrasebookModel

/// Writes values that no file has yet, in a style.
struct Serializer {
  let style: Style
  var out: [UInt8] = []

  /// Appends a value.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the line that the value begins on.
  ///   - isInline: Whether what is around it is on one line.
  mutating func append(
    _ draft: Draft, _ shape: Shape, indent: [UInt8], isInline: Bool = false
  ) {
    switch draft {
    case .text(let text), .value(.string(let text)): style.escapes.append(text, to: &out)
    case .flag(let flag), .value(.bool(let flag)): out += (flag ? "true" : "false").utf8
    case .number(let number): out += String(number).utf8
    case .value(.number(let digits)): out += digits.utf8
    case .value(.null): out += "null".utf8
    case .texts, .value(.array):
      appendParts(draft.elements ?? [], .array, shape, indent, isInline) { serializer, element, inner in
        serializer.append(element, .unknown, indent: inner.indent, isInline: inner.isInline)
      }
    default:
      let members = style.order.sorted(draft.members ?? [])
      appendParts(members, .object, shape, indent, isInline) { serializer, member, inner in
        serializer.style.escapes.append(member.name, to: &serializer.out)
        serializer.out += serializer.style.colon
        let part = shape.member(named: member.name)
        serializer.append(member.value, part, indent: inner.indent, isInline: inner.isInline)
      }
    }
  }

  /// Appends a container with nothing in it.
  mutating func appendEmpty(_ kind: JSONNode.Kind, indent: [UInt8], isInline: Bool = false) {
    out.append(kind == .object ? .openBrace : .openBracket)
    switch kind == .object ? style.emptyObject : style.emptyArray {
    case .tight(let inside): out += inside
    case .open where isInline: break
    case .open(let newlines):
      for _ in 0..<newlines { out += style.newline }
      out += indent
    }
    out.append(kind == .object ? .closeBrace : .closeBracket)
  }

  private mutating func appendParts<Part>(
    _ parts: [Part], _ kind: JSONNode.Kind, _ shape: Shape, _ indent: [UInt8], _ isInline: Bool,
    _ appendPart: (inout Serializer, Part, (indent: [UInt8], isInline: Bool)) -> Void
  ) {
    guard !parts.isEmpty else { return appendEmpty(kind, indent: indent, isInline: isInline) }
    let isInline = isInline || style.oneLine.contains(shape)
    let padding = kind == .object ? style.objectPadding : style.arrayPadding
    let inner = isInline ? indent : indent + style.indent
    out.append(kind == .object ? .openBrace : .openBracket)
    out += isInline ? padding : style.newline + inner
    var isFirst = true
    for part in parts {
      if !isFirst { out += isInline ? style.comma : [.comma] + style.newline + inner }
      isFirst = false
      appendPart(&self, part, (inner, isInline))
    }
    out += isInline ? padding : style.newline + indent
    out.append(kind == .object ? .closeBrace : .closeBracket)
  }
}
