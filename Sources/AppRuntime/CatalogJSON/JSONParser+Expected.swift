extension JSONParser {
  /// The token that was expected; the fix depends on it.
  enum Expected {
    case value, name, colon
    /// A comma, or the bracket that ends the container.
    case comma(orEnd: UInt8)

    /// Its name in a message.
    var message: JSONMessage {
      switch self {
      case .value: JSONMessage("a value")
      case .name: JSONMessage("a name in double quotes")
      case .colon: JSONMessage("a colon")
      case .comma(let end): JSONMessage("a comma or %@", with: [.text("\"\(end.character)\"")])
      }
    }

    /// Whether it is a comma or an end.
    var isComma: Bool { if case .comma = self { true } else { false } }
  }
}
