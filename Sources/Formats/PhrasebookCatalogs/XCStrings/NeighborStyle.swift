internal import CatalogJSON

/// The place of the rewriter in a file: a new value has the style of its neighbors, and the usual style
/// of the file if no neighbor is of its shape.
struct NeighborStyle {
  /// The number of neighbours to look at on each side, and of all values: one entry may be as large
  /// as a file.
  private static let neighbours = 4
  private static let values = 1_000

  private let view: JSONView
  private let strings: Int
  /// The style of the file.
  let usual: Style
  /// The containers around the present place, outermost first.
  private var levels: [Level] = []
  /// The style of new values at the current position, once it was needed.
  private var styleHere: (style: Style, needs: StyleNeeds)?
  /// The order of members at large. It and the next take long to learn, so it is done only when there
  /// is something new to write.
  private(set) lazy var order = MemberOrder.ofFile(view, strings: strings)
  private lazy var usuallyOneLine = ShapeSet.mostlyOnOneLine(in: view, or: usual.oneLine)

  private struct Level {
    var parts: [JSONView.Child]
    var kind: JSONNode.Kind
    var shape: CatalogShape
    /// The current part, or the one after a new part.
    var place = 0
  }

  init(view: JSONView, strings: Int, style: Style) {
    self.view = view
    self.strings = strings
    usual = style
  }

  mutating func enter(_ parts: [JSONView.Child], of kind: JSONNode.Kind, _ shape: CatalogShape) {
    levels.append(Level(parts: parts, kind: kind, shape: shape))
    styleHere = nil
  }

  mutating func leave() {
    levels.removeLast()
    styleHere = nil
  }

  /// Moves to a part of the innermost container.
  mutating func move(to place: Int) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].place = place
    styleHere = nil
  }

  /// The style of new values at this place.
  mutating func style(for needs: StyleNeeds) -> Style {
    if let styleHere, styleHere.needs == needs { return styleHere.style }
    var style = usual
    style.order = order
    let examples = examples(for: needs)
    if !examples.cover(needs) { style.oneLine = usuallyOneLine }
    examples.change(&style, in: view)
    styleHere = (style, needs)
    return style
  }

  /// The style of the neighbours, the nearest first: beside the position itself, then beside its
  /// container, and so on outwards.
  private func examples(for needs: StyleNeeds) -> StyleExamples {
    var examples = StyleExamples()
    var left = Self.values
    let view = view
    for level in levels.reversed() {
      for distance in 1...Self.neighbours {
        for index in [level.place - distance, level.place + distance - 1]
        where left > 0 && level.parts.indices.contains(index) {
          let part = level.parts[index]
          view.eachContainer(
            from: part.value, view.shape(of: part, in: level.kind, level.shape), left: &left
          ) { node, shape in
            examples.add(node, shape, view)
            return !examples.cover(needs)
          }
        }
      }
    }
    return examples
  }
}
