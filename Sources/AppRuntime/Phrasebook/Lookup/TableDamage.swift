/// The reason why a table, or a part of it, cannot be read. The description is one line in English:
/// the problem and its fix.
public struct TableDamage: Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  package enum Reason: Hashable, Sendable {
    /// A value is malformed in its catalog.
    case value(ValueDamage)
    /// Any other problem, in English.
    case other(String)
  }

  /// The problem.
  package let reason: Reason

  /// Creates a reason.
  package init(_ reason: Reason) { self.reason = reason }

  /// The reason of an error, without its place.
  init(_ error: TableError) {
    reason =
      if case .malformedValue(let damage) = error.kind {
        .value(damage)
      } else {
        .other(error.message)
      }
  }

  /// One line in English: the problem and its fix.
  public var description: String {
    switch reason {
    case .value(let damage): damage.message
    case .other(let message): message
    }
  }
}
