internal import PhrasebookModel

/// One message of a PO file, as written.
struct POMessage: Equatable {
  /// `# `: comments of translators.
  var translatorComments: [String] = []
  /// `#. `: comments of programmers.
  var comments: [String] = []
  /// `#: `: where the text is used, a line each.
  var references: [String] = []
  /// `#, `: `fuzzy`, `objc-format`…
  var flags: [String] = []
  /// `#| `: the previous message, in lines.
  var previous: [String] = []
  var context: String?
  /// Whether the context comes from another tool, and is not a table.
  var isContextOfOthers = false
  var id = ""
  var plural: String?
  /// The translation; several for a plural.
  var texts: [String] = []
  /// The place of `msgid`.
  var location: Location?

  var isHeader: Bool { context == nil && id.isEmpty && plural == nil }
  var isFuzzy: Bool { flags.contains("fuzzy") }
}

/// The content of a PO file.
struct POMessages: Equatable {
  var messages: [POMessage] = []
  /// The lines of obsolete messages, as written.
  var obsolete: [String] = []
}
