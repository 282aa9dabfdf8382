internal import CatalogJSON

extension Style {
  /// Reads the style of a file from its first line and the first example of everything else. One
  /// pass over the tape, since it precedes every change of a file. `NeighborStyle` has the parts
  /// that take longer.
  init(of view: JSONView) {
    let opening = Array(view.opening(of: 0))
    if let newline = opening.lastIndex(of: .newline) {
      if newline > 0, opening[newline - 1] == .carriageReturn {
        self.newline = [.carriageReturn, .newline]
      }
      indent = Array(opening[(newline + 1)...])
    } else {
      oneLine = .all
    }
    if let member = view.members(of: 0).first(where: { _ in true }) {
      colon = view.colon(of: member)
    }
    if colon == [.colon] {
      comma = [.comma]
    } else {
      objectPadding = [.space]
    }
    if colon != Style.xcode.colon {
      emptyObject = .tight([])
      emptyArray = .tight([])
    }
    var examples = StyleExamples()
    var survey = EscapeSurvey(view: view)
    for node in view.nodes.indices {
      switch view.nodes[node].kind {
      case .object, .array: examples.add(node, nil, view)
      case .string where view.nodes[node].hasEscapes: survey.look(at: node)
      default: break
      }
    }
    examples.change(&self, in: view)
    escapes = survey.escapes
  }
}

extension ShapeSet {
  /// The shapes that a file has on one line more often than not.
  ///
  /// - Parameter usual: The answer for shapes that it does not have.
  static func mostlyOnOneLine(in view: JSONView, or usual: ShapeSet) -> ShapeSet {
    var votes: [Int?] = CatalogShape.allCases.map { _ in nil }
    var left = Int.max
    view.eachContainer(from: 0, .root, left: &left) { node, shape in
      if view.count(of: node) > 0 {
        votes[Int(shape.rawValue)] =
          (votes[Int(shape.rawValue)] ?? 0) + (view.isOnOneLine(node) ? 1 : -1)
      }
      return true
    }
    return CatalogShape.allCases.reduce(into: usual) { shapes, shape in
      if let votes = votes[Int(shape.rawValue)] { shapes[shape] = votes > 0 }
    }
  }
}

/// The file's escapes, which show its choices if JSON allows several.
private struct EscapeSurvey {
  let view: JSONView
  private var found = JSONEscapes()
  private var hasUnicodeEscape = false

  init(view: JSONView) { self.view = view }

  var escapes: JSONEscapes {
    var escapes = found
    escapes.nonASCII = hasUnicodeEscape && !view.bytes.dropFirst(3).contains { $0 >= 0x80 }
    return escapes
  }

  mutating func look(at node: Int) {
    let text = UnsafeBufferPointer(rebasing: view.bytes[view.nodes[node].text])
    var index = 0
    while index + 1 < text.count {
      guard text[index] == .backslash else {
        index += 1
        continue
      }
      if text[index + 1] == .slash { found.slash = true }
      if text[index + 1] == UInt8(ascii: "u") {
        let digits = Array(text[(index + 2)...].prefix(4))
        // \u0080 and above: characters below must be escaped in any style.
        if !digits.starts(with: [0x30, 0x30]) || digits.dropFirst(2).first ?? 0 >= 0x38 {
          hasUnicodeEscape = true
        }
        if digits.contains(where: { 0x41...0x46 ~= $0 }) { found.uppercase = true }
      }
      index += 2
    }
  }
}
