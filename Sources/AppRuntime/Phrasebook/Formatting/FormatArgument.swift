/// A value in a string: the result of an interpolation, kept as a value so that it can be stored,
/// compared and sent to another process.
public enum FormatArgument: Sendable, Hashable, Codable {
  /// A string, for `%@`.
  case string(String)
  /// A signed integer, for `%lld`.
  case int(Int64)
  /// An unsigned integer, for `%llu`.
  case uint(UInt64)
  /// A floating-point number, for `%lf`.
  case double(Double)
}

extension FormatArgument {
  /// The description of its type, for a message.
  var kind: String {
    switch self {
    case .string: "a text"
    case .int, .uint: "a whole number"
    case .double: "a number with a fraction"
    }
  }

  /// Whether it is a number, so that a plural can depend on it.
  var isNumber: Bool {
    if case .string = self { false } else { true }
  }

  /// The integer value; nil for anything else, and if it is too large.
  var whole: Int64? {
    switch self {
    case .int(let value): value
    case .uint(let value): Int64(exactly: value)
    case .string, .double: nil
    }
  }
}
