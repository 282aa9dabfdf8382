internal import CatalogJSON

/// The layout of one container's parts: as in the container or, if it is empty, as elsewhere in the
/// file.
struct Layout {
  /// Whether all of it is on one line.
  var isInline: Bool
  /// Between the opening bracket and the first part.
  var opening: [UInt8]
  /// Between two parts, with the comma.
  var gap: [UInt8]
  /// Between the last part and the closing bracket.
  var closing: [UInt8]
  /// Between a name and its value.
  var colon: [UInt8]
  /// The indentation of the lines that parts begin on.
  var indent: [UInt8]

  /// - Parameters:
  ///   - outer: The indentation of the line that the container begins on.
  ///   - style: The style nearby, used only if the container does not show it.
  init(
    of node: Int, _ parts: [JSONView.Child], _ shape: CatalogShape, _ view: JSONView,
    _ outer: [UInt8],
    newline: [UInt8], style styleFor: (StyleNeeds) -> Style
  ) {
    func style() -> Style {
      var needs = StyleNeeds()
      needs.shapes[shape] = true
      return styleFor(needs)
    }
    let isObject = view.nodes[node].kind == .object
    guard let first = parts.first, let last = parts.last else {
      let style = style()
      isInline = style.oneLine[shape]
      indent = isInline ? outer : outer + style.indent
      let padding = isObject ? style.objectPadding : style.arrayPadding
      opening = isInline ? padding : newline + indent
      gap = isInline ? style.comma : [.comma] + newline + indent
      closing = isInline ? padding : newline + outer
      colon = style.colon
      return
    }
    let before = view.opening(of: node)
    opening = Array(before)
    closing = Array(view.bytes[view.end(of: last.value)..<view.end(of: node) - 1])
    let firstGap =
      parts.count > 1
      ? view.bytes[view.end(of: first.value)..<view.nodes[parts[1].name].start] : nil
    if let line = firstGap.flatMap(Self.indentation) ?? Self.indentation(before) {
      isInline = false
      indent = line
      // A comma may begin the line of the part after it.
      let isCommaFirst = firstGap.map(Self.hasCommaOnLastLine) ?? false
      gap = isCommaFirst ? firstGap.map(Array.init) ?? [] : [.comma] + newline + line
    } else {
      isInline = true
      indent = outer
      gap = firstGap.map(Array.init) ?? style().comma
    }
    colon = isObject ? view.colon(of: first) : style().colon
    if colon.contains(.newline) { colon = style().colon }
  }

  /// The indentation after the last newline, in which a comma counts as a space; nil if the newline is
  /// missing.
  private static func indentation(_ space: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    space.lastIndex(of: .newline).map { newline in
      space[(newline + 1)...].map { $0 == .comma ? .space : $0 }
    }
  }

  private static func hasCommaOnLastLine(_ gap: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    gap.lastIndex(of: .newline).map { gap[$0...].contains(.comma) } ?? false
  }
}
