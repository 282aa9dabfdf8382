/// Why a table cannot be used, or a part of it: one line that says what is wrong and how to mend it.
public struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Kind: Hashable, Sendable {
    /// The file cannot be opened, read or mapped.
    case unreadable
    /// The file is no table.
    case notATable
    /// The table is of a version that this program does not read.
    case unsupportedVersion
    /// The table is not what its compiler wrote.
    case damaged
    /// A catalog that is not as it must be.
    case malformed
  }

  public var kind: Kind
  public var message: String
  /// The file, where one is known.
  public var path: String?
  /// The line and the column in a catalog, from 1; columns count UTF-8 code units.
  public var line: Int?
  public var column: Int?

  init(
    _ kind: Kind, _ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.kind = kind
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }

  public var description: String {
    var place = path ?? ""
    if let line, let column {
      if place.isEmpty { return "line \(line), column \(column): \(message)" }
      place += ":\(line):\(column)"
    }
    return place.isEmpty ? message : "\(place): \(message)"
  }

  static func damaged(_ part: String) -> TableError {
    TableError(.damaged, "the table is damaged (\(part)); compile it again")
  }
}
