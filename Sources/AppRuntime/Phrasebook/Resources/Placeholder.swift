extension Phrase.Value {
  /// What kind of value is given later for a place in a text; it chooses the specifier in the key.
  public enum Placeholder: String, Sendable, Hashable, Codable {
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
