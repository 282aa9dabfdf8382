/// The reason why a table, or a part of it, cannot be used: one line with the problem and its fix.
package struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  package enum Kind: Hashable, Sendable {
    /// The file cannot be opened, read or mapped.
    case unreadable
    /// The file is not a table.
    case notATable
    /// The table is of a version that this program does not read.
    case unsupportedVersion
    /// The table differs from what its compiler wrote.
    case damaged
    /// A catalog is malformed.
    case malformed
    /// A value is malformed in its catalog, as the compiler of the table found it.
    case malformedValue(ValueDamage)
  }

  /// The kind of problem.
  package var kind: Kind
  /// The problem and its fix.
  package var message: String
  /// The path of the file, if known.
  package var path: String?
  /// The line in a catalog, from 1.
  package var line: Int?
  /// The column in a catalog, from 1, in UTF-8 code units.
  package var column: Int?

  init(
    _ kind: Kind, _ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.kind = kind
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }

  /// The message after the place.
  package var description: String {
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

  static func malformed(_ damage: ValueDamage) -> TableError {
    TableError(.malformedValue(damage), damage.message)
  }
}
