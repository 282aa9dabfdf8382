/// A rectangle in a picture, in pixels from its top left corner.
package struct PictureRegion: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Reads `x,y,width,height`; nil for anything else, for an empty rectangle and for one that no
  /// picture has.
  package init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.trimmingPrefix(while: { $0 == " " }))
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0,
      [x, y, width, height].allSatisfy({ $0 <= Self.largest })
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// No picture is wider or higher.
  package static let largest = 1 << 20

  /// The rectangle as `x,y,width,height`.
  package var text: String { "\(x),\(y),\(width),\(height)" }

  /// The smallest rectangle that holds both.
  package func union(_ other: PictureRegion) -> PictureRegion {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PictureRegion(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Whether both have a point in common.
  package func overlaps(_ other: PictureRegion) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }

  /// Whether a picture of a size has room for it.
  package func fits(width: Int, height: Int) -> Bool {
    x + self.width <= width && y + self.height <= height
  }
}
