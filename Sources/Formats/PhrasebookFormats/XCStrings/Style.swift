internal import CatalogJSON

/// How a file spells its JSON.
struct Style {
  /// What an object or an array looks like when there is nothing in it.
  enum Empty {
    /// The brackets, with what stands between them.
    case tight([UInt8])
    /// The closing bracket on a line of its own, after so many newlines.
    case open(newlines: Int)
  }

  var newline: [UInt8] = [.newline]
  /// One level of indentation.
  var indent: [UInt8] = [.space, .space]
  /// What stands between a name and its value.
  var colon = Array(" : ".utf8)
  /// What stands between two parts on one line.
  var comma = Array(", ".utf8)
  /// What stands inside the brackets of an object and of an array on one line.
  var objectPadding: [UInt8] = []
  var arrayPadding: [UInt8] = []
  var emptyObject = Empty.open(newlines: 2)
  var emptyArray = Empty.open(newlines: 2)
  var escapes = JSONEscapes()
  /// The shapes that are written on one line.
  var oneLine = ShapeSet()
  /// How members follow each other where an object does not say.
  var order = MemberOrder.collation

  /// Xcode's own.
  static let xcode = Style()
}
