internal import CatalogJSON

/// The first containers that show something of how a file, or a part of it, is written.
struct StyleExamples {
  private var emptyObject: Int?
  private var emptyArray: Int?
  private var oneLineObject: Int?
  private var oneLineArray: Int?
  /// Between two parts on one line.
  private var comma: Range<Int>?
  /// The shapes that there is an example of, and those of them that it shows on one line.
  private var shapes = ShapeSet()
  private var oneLine = ShapeSet()

  /// Looks at a container, of a known shape or not.
  mutating func add(_ node: Int, _ shape: CatalogShape?, _ view: JSONView) {
    let isObject = view.nodes[node].kind == .object
    guard view.count(of: node) > 0 else {
      if isObject { emptyObject = emptyObject ?? node } else { emptyArray = emptyArray ?? node }
      return
    }
    let isOneLine = view.isOnOneLine(node)
    if let shape, !shapes[shape] {
      shapes[shape] = true
      oneLine[shape] = isOneLine
    }
    guard isOneLine else { return }
    if isObject {
      oneLineObject = oneLineObject ?? node
    } else {
      oneLineArray = oneLineArray ?? node
    }
    if comma == nil, let gap = view.firstGap(of: node), !view.bytes[gap].contains(.newline) {
      comma = gap
    }
  }

  /// Whether there is an example of everything.
  func cover(_ needs: StyleNeeds) -> Bool {
    needs.shapes.isSubset(of: shapes) && (!needs.emptyObject || emptyObject != nil)
      && (!needs.emptyArray || emptyArray != nil)
  }

  /// Makes a style follow the examples in all that they show.
  func change(_ style: inout Style, in view: JSONView) {
    if let comma { style.comma = Array(view.bytes[comma]) }
    if let oneLineObject { style.objectPadding = Array(view.opening(of: oneLineObject)) }
    if let oneLineArray { style.arrayPadding = Array(view.opening(of: oneLineArray)) }
    if let emptyObject { style.emptyObject = view.empty(emptyObject) }
    if let emptyArray { style.emptyArray = view.empty(emptyArray) }
    for shape in CatalogShape.allCases where shapes[shape] { style.oneLine[shape] = oneLine[shape] }
  }
}

extension JSONView {
  /// Visits a value, if it is a container, and all containers in it, outer ones first.
  ///
  /// - Parameters:
  ///   - left: The number of values that may still be visited.
  ///   - visit: Returns whether more values are needed.
  func eachContainer(
    from node: Int, _ shape: CatalogShape, left: inout Int, _ visit: (Int, CatalogShape) -> Bool
  ) {
    let kind = nodes[node].kind
    left -= 1
    guard left > 0, kind == .object || kind == .array else { return }
    if !visit(node, shape) { left = 0 }
    for part in kind == .object ? members(of: node) : elements(of: node) {
      guard left > 0 else { return }
      eachContainer(from: part.value, self.shape(of: part, in: kind, shape), left: &left, visit)
    }
  }

  /// Returns the shape of a part of a container.
  func shape(of part: Child, in kind: JSONNode.Kind, _ shape: CatalogShape) -> CatalogShape {
    kind == .object ? self.shape(ofMember: part.name, in: shape) : .unknown
  }

  /// Whether a container with parts has them on the line of its opening bracket.
  @inline(__always)
  func isOnOneLine(_ node: Int) -> Bool {
    let opening = opening(of: node)
    return opening.first != .newline && !opening.contains(.newline)
  }

  /// The text between an opening bracket and the first part.
  @inline(__always)
  func opening(of node: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[nodes[node].start + 1..<nodes[node + 1].start]
  }

  /// The text between a member's name and its value.
  func colon(of member: Child) -> [UInt8] {
    Array(bytes[end(of: member.name)..<nodes[member.value].start])
  }

  /// The text between the first part of a container and the second, if present.
  fileprivate func firstGap(of node: Int) -> Range<Int>? {
    let first = nodes[node].kind == .object ? node + 2 : node + 1
    return count(of: node) > 1 ? end(of: first)..<nodes[next(after: first)].start : nil
  }

  /// The style of a container with nothing in it.
  fileprivate func empty(_ node: Int) -> Style.Empty {
    let inside = bytes[range(of: node)].dropFirst().dropLast()
    let newlines = inside.count { $0 == .newline }
    return newlines == 0 ? .tight(Array(inside)) : .open(newlines: newlines)
  }
}
