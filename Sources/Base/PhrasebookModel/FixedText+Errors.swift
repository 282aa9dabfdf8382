extension FixedText {
  /// The way in which code shows a fixed text.
  package enum Use: Hashable, Sendable {
    /// The argument of a function, such as `title(_:)`.
    case argument(String)
    /// The value of a property, such as `label.text`.
    case assignment(String)
    /// The value of a member of an error, such as `errorDescription`.
    case error(String)
  }

  private static let argumentPrefix = "the argument of "
  private static let assignmentPrefix = "assigned to "
  private static let errorPrefix = "the "
  private static let errorSuffix = " of an error"

  /// The context of a text that is used in this way.
  package static func context(of use: Use) -> String {
    switch use {
    case .argument(let function): argumentPrefix + function
    case .assignment(let property): assignmentPrefix + property
    case .error(let member): errorPrefix + member + errorSuffix
    }
  }

  /// The way in which code shows the text; nil if the context has another form.
  ///
  /// Facts keep the English words; messages have a sentence for each use in every language.
  package var use: Use? {
    if context.hasPrefix(Self.argumentPrefix) {
      return .argument(String(context.dropFirst(Self.argumentPrefix.count)))
    }
    if context.hasPrefix(Self.assignmentPrefix) {
      return .assignment(String(context.dropFirst(Self.assignmentPrefix.count)))
    }
    guard isOfError, context.hasPrefix(Self.errorPrefix) else { return nil }
    let member = context.dropFirst(Self.errorPrefix.count).dropLast(Self.errorSuffix.count)
    return .error(String(member))
  }

  /// Whether the text is the description of an error.
  package var isOfError: Bool { context.hasSuffix(Self.errorSuffix) }
}
