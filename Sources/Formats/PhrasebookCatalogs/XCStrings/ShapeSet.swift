internal import CatalogJSON

/// A set of shapes, small enough to be tested at every bracket.
struct ShapeSet: Equatable {
  private var bits: UInt32 = 0

  static let all = CatalogShape.allCases.reduce(into: ShapeSet()) { $0[$1] = true }

  func isSubset(of other: ShapeSet) -> Bool { bits & ~other.bits == 0 }

  subscript(shape: CatalogShape) -> Bool {
    get { bits & (1 << shape.rawValue) != 0 }
    set {
      if newValue { bits |= 1 << shape.rawValue } else { bits &= ~(1 << shape.rawValue) }
    }
  }
}
