/// A value that is put into a text: what an interpolation in code becomes, kept as a value so that it
/// can be stored, compared and sent to another process.
public enum FormatArgument: Sendable, Hashable, Codable {
  case string(String)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
}

extension FormatArgument {
  /// What it is, for a message to a person.
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

  /// The whole number that it is; nil for anything else, and for what is too large.
  var whole: Int64? {
    switch self {
    case .int(let value): value
    case .uint(let value): Int64(exactly: value)
    case .string, .double: nil
    }
  }
}
