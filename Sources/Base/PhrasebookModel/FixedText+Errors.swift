extension FixedText {
  private static let errorSuffix = " of an error"

  /// The context of a text that a member of an error returns.
  package static func context(ofErrorMember name: String) -> String { "the \(name)\(errorSuffix)" }

  /// Whether the text is the description of an error.
  package var isOfError: Bool { context.hasSuffix(Self.errorSuffix) }
}
