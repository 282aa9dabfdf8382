/// A place in a file, in lines and columns as editors count them.
public struct Location: Hashable, Sendable, Comparable {
  /// The file, spelled as the caller gave it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in UTF-8 code units.
  public var column: Int

  /// Creates a place from a path, a line and a column.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders places by file, line and column.
  public static func < (a: Location, b: Location) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
