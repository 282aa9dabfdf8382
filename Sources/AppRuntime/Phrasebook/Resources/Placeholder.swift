extension Phrase.Value {
  /// The type of a value that is supplied later; it determines the specifier in the key.
  public enum Placeholder: String, Sendable, Hashable, Codable {
    /// The types: `%lld`, `%llu`, `%f`, `%lf` and `%@`.
    case int, uint, float, double, object

    var formatSpecifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}
