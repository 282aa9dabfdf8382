internal import PhrasebookModel

extension UnknownKeyReason {
  /// Reads a reason as files of strings have it, which is in English.
  init(written text: String) { self = Self.byText[text] ?? .other(text) }

  /// The reasons without values, by their texts.
  private static let byText: [String: UnknownKeyReason] = Dictionary(
    [
      UnknownKeyReason.assembled, .interpolated, .chosen, .returned, .variable, .tableNotLiteral,
      .missingSettings, .missingInfoPlist,
    ].map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
}
