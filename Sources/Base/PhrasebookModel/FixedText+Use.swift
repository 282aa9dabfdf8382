extension FixedText {
  /// The way in which code shows a fixed text.
  public enum Use: Hashable, Sendable {
    /// The argument of a function, such as `title(_:)`.
    case argument(String)
    /// The value of a property, such as `label.text`.
    case assignment(String)
    /// The value of a member of an error, such as `errorDescription`.
    case error(String)
  }

  /// The use in English: "the argument of title(_:)".
  public var context: String {
    switch use {
    case .argument(let function): "the argument of \(function)"
    case .assignment(let property): "assigned to \(property)"
    case .error(let member): "the \(member) of an error"
    }
  }

  /// Whether the text is the description of an error.
  package var isOfError: Bool { if case .error = use { true } else { false } }
}
