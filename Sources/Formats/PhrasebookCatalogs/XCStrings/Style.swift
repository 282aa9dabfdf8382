internal import CatalogJSON

/// The style of a file's JSON.
struct Style {
  /// The form of an empty object or array.
  enum Empty {
    /// The brackets, with the text between them.
    case tight([UInt8])
    /// The closing bracket on a line of its own, after so many newlines.
    case open(newlines: Int)
  }

  var newline: [UInt8] = [.newline]
  /// One level of indentation.
  var indent: [UInt8] = [.space, .space]
  /// The text between a name and its value.
  var colon = Array(" : ".utf8)
  /// The text between two parts on one line.
  var comma = Array(", ".utf8)
  /// The text inside the brackets of an object and of an array on one line.
  var objectPadding: [UInt8] = []
  var arrayPadding: [UInt8] = []
  var emptyObject = Empty.open(newlines: 2)
  var emptyArray = Empty.open(newlines: 2)
  var escapes = JSONEscapes()
  /// The shapes that are written on one line.
  var oneLine = ShapeSet()
  /// The order of members in an object that does not show it.
  var order = MemberOrder.collation

  /// Xcode's own.
  static let xcode = Style()
}
