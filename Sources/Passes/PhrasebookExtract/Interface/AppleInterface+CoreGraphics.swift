extension AppleInterface {
  /// Core Graphics: points, sizes and rectangles.
  static let coreGraphics = #"""
    struct CGSize {
      init(width: CGFloat, height: CGFloat)
      static var zero: CGSize
      var width: CGFloat
      var height: CGFloat
    }
    struct CGPoint {
      init(x: CGFloat, y: CGFloat)
      static var zero: CGPoint
      var x: CGFloat
      var y: CGFloat
    }
    struct CGVector {
      var dx: CGFloat
      var dy: CGFloat
    }
    struct CGRect {
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      init(origin: CGPoint, size: CGSize)
      static var zero: CGRect
      var origin: CGPoint
      var size: CGSize
      var width: CGFloat
      var height: CGFloat
      var minX: CGFloat
      var midX: CGFloat
      var maxX: CGFloat
      var minY: CGFloat
      var midY: CGFloat
      var maxY: CGFloat
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    }
    typealias NSSize = CGSize
    typealias NSPoint = CGPoint
    typealias NSRect = CGRect
    class CGImage {
      var bitsPerPixel: Int
    }
    """#
}
