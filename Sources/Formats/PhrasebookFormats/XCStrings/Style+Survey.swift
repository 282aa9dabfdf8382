internal import CatalogJSON

extension Style {
  /// Learns the style of a file from all of it.
  init(of view: JSONView, strings: Int) {
    var survey = StyleSurvey(view: view)
    survey.look(at: 0, .root)
    self = survey.style()
    order = MemberOrder.ofFile(view, strings: strings)
  }
}

/// Gathers what a file shows of its style: the first example counts, and for one-line values the
/// majority among those of their shape.
private struct StyleSurvey {
  let view: JSONView
  /// More than 0 where most values of a shape are on one line.
  var oneLineVotes: [Shape: Int] = [:]
  var objects = Examples()
  var arrays = Examples()
  var comma: [UInt8]?
  var escapes = JSONEscapes()
  var hasUnicodeEscape = false

  /// The first nodes that show something.
  struct Examples {
    var empty: Int?
    var oneLine: Int?
  }

  init(view: JSONView) { self.view = view }

  mutating func look(at node: Int, _ shape: Shape) {
    let value = view.nodes[node]
    switch value.kind {
    case .string: if value.hasEscapes { lookAtEscapes(value) }
    case .object:
      lookAtLayout(node, shape, \.objects)
      for member in view.members(of: node) {
        if view.nodes[member.name].hasEscapes { lookAtEscapes(view.nodes[member.name]) }
        look(at: member.value, shape.member(member.name, in: view))
      }
    case .array:
      lookAtLayout(node, shape, \.arrays)
      for element in view.elements(of: node) { look(at: element.value, .text) }
    default: break
    }
  }

  private mutating func lookAtLayout(
    _ node: Int, _ shape: Shape, _ examples: WritableKeyPath<Self, Examples>
  ) {
    guard let parts = view.firstParts(of: node) else {
      self[keyPath: examples].empty = self[keyPath: examples].empty ?? node
      return
    }
    let isOneLine = !view.opening(of: node).contains(.newline)
    oneLineVotes[shape, default: 0] += isOneLine ? 1 : -1
    guard isOneLine else { return }
    self[keyPath: examples].oneLine = self[keyPath: examples].oneLine ?? node
    if comma == nil, let gap = parts.gap, !view.bytes[gap].contains(.newline) {
      comma = Array(view.bytes[gap])
    }
  }

  private mutating func lookAtEscapes(_ node: JSONNode) {
    let text = UnsafeBufferPointer(rebasing: view.bytes[node.text])
    var index = 0
    while index + 1 < text.count {
      guard text[index] == .backslash else {
        index += 1
        continue
      }
      if text[index + 1] == .slash { escapes.slash = true }
      if text[index + 1] == UInt8(ascii: "u") {
        let digits = Array(text[(index + 2)...].prefix(4))
        // \u0080 and above: what is below has to be escaped in any style.
        if !digits.starts(with: [0x30, 0x30]) || digits.dropFirst(2).first ?? 0 >= 0x38 {
          hasUnicodeEscape = true
        }
        if digits.contains(where: { 0x41...0x46 ~= $0 }) { escapes.uppercase = true }
      }
      index += 2
    }
  }

  func style() -> Style {
    var style = Style()
    let opening = Array(view.opening(of: 0))
    if let newline = opening.lastIndex(of: .newline) {
      if newline > 0, opening[newline - 1] == .carriageReturn {
        style.newline = [.carriageReturn, .newline]
      }
      style.indent = Array(opening[(newline + 1)...])
    } else {
      style.oneLine = .all
    }
    if let member = view.members(of: 0).first(where: { _ in true }) {
      style.colon = view.colon(of: member)
    }
    let isTight = style.colon == [.colon]
    style.comma = comma ?? (isTight ? [.comma] : [.comma, .space])
    style.objectPadding =
      objects.oneLine.map { Array(view.opening(of: $0)) } ?? (isTight ? [] : [.space])
    style.arrayPadding = arrays.oneLine.map { Array(view.opening(of: $0)) } ?? []
    let usual = style.colon == Style.xcode.colon ? Style.Empty.open(newlines: 2) : .tight([])
    style.emptyObject = objects.empty.map(view.empty) ?? usual
    style.emptyArray = arrays.empty.map(view.empty) ?? usual
    for (shape, votes) in oneLineVotes {
      style.oneLine[shape] = votes > 0
    }
    style.escapes = escapes
    style.escapes.nonASCII = hasUnicodeEscape && !view.bytes.dropFirst(3).contains { $0 >= 0x80 }
    return style
  }
}

extension JSONView {
  /// What stands between an opening bracket and the first part.
  func opening(of node: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[nodes[node].start + 1..<nodes[node + 1].start]
  }

  /// The first part of a container, and the bytes between it and the second; nil without parts.
  func firstParts(of node: Int) -> (first: Part, gap: Range<Int>?)? {
    var parts = nodes[node].kind == .object ? members(of: node) : elements(of: node)
    guard let first = parts.next() else { return nil }
    return (first, parts.next().map { end(of: first.value)..<nodes[$0.name].start })
  }

  /// What stands between a member's name and its value.
  func colon(of member: Part) -> [UInt8] {
    Array(bytes[end(of: member.name)..<nodes[member.value].start])
  }

  /// How a container with nothing in it is written.
  fileprivate func empty(_ node: Int) -> Style.Empty {
    let inside = bytes[range(of: node)].dropFirst().dropLast()
    let newlines = inside.count { $0 == .newline }
    return newlines == 0 ? .tight(Array(inside)) : .open(newlines: newlines)
  }
}
