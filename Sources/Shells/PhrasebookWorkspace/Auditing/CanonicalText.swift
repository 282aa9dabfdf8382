/// A value as text that is the same in every process: all stored properties, however deep, with sets
/// and dictionaries in order. A property that a type gets later is part of it without more code.
enum CanonicalText {
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let name = String(reflecting: type(of: value))
    switch mirror.displayStyle {
    case .set, .dictionary:
      return name + list(mirror.children.map { of($0.value) }.sorted())
    case nil: return name + quoted(String(describing: value))
    case .enum where mirror.children.isEmpty: return name + "." + String(describing: value)
    default:
      return name + list(mirror.children.map { ($0.label ?? "") + ":" + of($0.value) })
    }
  }

  private static func list(_ parts: [String]) -> String {
    "(" + parts.joined(separator: ",") + ")"
  }

  /// The text with its length, so that no content looks like the end of a text.
  private static func quoted(_ text: String) -> String { "\(text.utf8.count)\"\(text)\"" }
}
