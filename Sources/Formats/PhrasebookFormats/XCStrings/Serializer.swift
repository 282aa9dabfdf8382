internal import CatalogJSON
internal import PhrasebookModel

/// Writes values that no file has yet, in a style.
struct Serializer {
  let style: Style
  var out: [UInt8] = []
  /// A newline and the indentation of the line that is being written.
  private(set) var line: [UInt8]

  init(style: Style) {
    self.style = style
    line = style.newline
  }

  /// Appends a value to a line that is indented so far.
  ///
  /// - Parameter isInline: Whether what is around it is on one line.
  mutating func append(_ draft: Draft, _ shape: Shape, indent: [UInt8], isInline: Bool = false) {
    line = style.newline + indent
    append(draft, shape, isInline: isInline)
  }

  private mutating func append(_ draft: Draft, _ shape: Shape, isInline: Bool) {
    switch draft {
    case .text(let text), .value(.string(let text)): style.escapes.append(text, to: &out)
    case .flag(let flag), .value(.bool(let flag)): out += (flag ? "true" : "false").utf8
    case .number(let number): out += String(number).utf8
    case .value(.number(let digits)): out += digits.utf8
    case .value(.null): out += "null".utf8
    case .texts, .value(.array):
      appendParts(draft.elements ?? [], .array, shape, isInline) { serializer, element, isInline in
        serializer.append(element, .unknown, isInline: isInline)
      }
    case .localizations(let localizations) where style.order.isOrder(of: localizations):
      let pairs = localizations.pairs
      appendParts(pairs.indices, .object, shape, isInline) { serializer, index, isInline in
        serializer.appendName(pairs[index].name)
        serializer.append(pairs[index].value, isInline: isInline)
      }
    default:
      let members = style.order.sorted(draft.members ?? [])
      appendParts(members, .object, shape, isInline) { serializer, member, isInline in
        serializer.appendName(member.name)
        serializer.append(
          member.value, shape.member(named: member.name), isInline: isInline)
      }
    }
  }

  /// Appends what one language has; a text, as nearly all are, without the detour over drafts.
  private mutating func append(_ localization: Localization, isInline: Bool) {
    guard let unit = localization.onlyText else {
      return append(.localization(localization), .localization, isInline: isInline)
    }
    appendParts(CollectionOfOne(unit), .object, .localization, isInline) {
      serializer, unit, isInline in
      serializer.appendName("stringUnit")
      let texts = [("state", unit.state.rawValue), ("value", unit.value)]
      serializer.appendParts(texts, .object, .stringUnit, isInline) { serializer, text, _ in
        serializer.appendName(text.0)
        serializer.style.escapes.append(text.1, to: &serializer.out)
      }
    }
  }

  /// Appends a member's name and what stands between it and the value.
  @inline(__always)
  mutating func appendName(_ name: String) {
    style.escapes.append(name, to: &out)
    out += style.colon
  }

  /// Appends a container with nothing in it.
  mutating func appendEmpty(_ kind: JSONNode.Kind, indent: [UInt8], isInline: Bool = false) {
    line = style.newline + indent
    appendEmpty(kind, isInline: isInline)
  }

  private mutating func appendEmpty(_ kind: JSONNode.Kind, isInline: Bool) {
    out.append(kind == .object ? .openBrace : .openBracket)
    switch kind == .object ? style.emptyObject : style.emptyArray {
    case .tight(let inside): out += inside
    case .open where isInline: break
    case .open(let newlines):
      for _ in 1..<max(newlines, 1) { out += style.newline }
      out += line
    }
    out.append(kind == .object ? .closeBrace : .closeBracket)
  }

  @inline(__always)
  private mutating func appendParts<Parts: Collection>(
    _ parts: Parts, _ kind: JSONNode.Kind, _ shape: Shape, _ isInline: Bool,
    _ appendPart: (inout Serializer, Parts.Element, Bool) -> Void
  ) {
    guard !parts.isEmpty else { return appendEmpty(kind, isInline: isInline) }
    let isInline = isInline || style.oneLine[shape]
    let padding = kind == .object ? style.objectPadding : style.arrayPadding
    out.append(kind == .object ? .openBrace : .openBracket)
    if !isInline { line += style.indent }
    out += isInline ? padding : line
    var isFirst = true
    for part in parts {
      if !isFirst {
        if isInline {
          out += style.comma
        } else {
          out.append(.comma)
          out += line
        }
      }
      isFirst = false
      appendPart(&self, part, isInline)
    }
    if !isInline { line.removeLast(style.indent.count) }
    out += isInline ? padding : line
    out.append(kind == .object ? .closeBrace : .closeBracket)
  }
}
