internal import PhrasebookModel

/// One message of a PO file, as it is written there.
struct POMessage: Equatable {
  /// `# `: what translators say.
  var translatorComments: [String] = []
  /// `#. `: what programmers say.
  var comments: [String] = []
  /// `#: `: where the text is used, a line each.
  var references: [String] = []
  /// `#, `: `fuzzy`, `objc-format`…
  var flags: [String] = []
  /// `#| `: what the message was before, a line each.
  var previous: [String] = []
  var context: String?
  /// Whether the context is a word of others, and names no table.
  var isContextOfOthers = false
  var id = ""
  var plural: String?
  /// The translation; several where there is a plural.
  var texts: [String] = []
  /// Where `msgid` stands.
  var location: Location?

  var isHeader: Bool { context == nil && id.isEmpty && plural == nil }
  var isFuzzy: Bool { flags.contains("fuzzy") }
}

/// All that a PO file says.
struct POMessages: Equatable {
  var messages: [POMessage] = []
  /// The lines of messages that are no longer used, as they are written.
  var obsolete: [String] = []
}
