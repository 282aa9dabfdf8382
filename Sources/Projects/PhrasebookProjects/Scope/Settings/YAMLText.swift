import PhrasebookModel

/// Any text as a YAML scalar.
package enum YAMLText {
  /// The text in double quotes, in which JSON's escapes are valid.
  package static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
