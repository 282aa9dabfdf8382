import PhrasebookModel

/// A key in a table and a language.
package struct StringIdentity: Hashable, Sendable {
  /// The table's catalog, spelled as PATH was given.
  package var file: String
  package var key: String
  package var language: String

  package init(file: String, key: String, language: String) {
    self.file = file
    self.key = key
    self.language = language
  }

  /// Names are compared byte for byte, as in catalogs.
  package static func == (a: Self, b: Self) -> Bool {
    a.key.isExactly(b.key) && a.file.isExactly(b.file) && a.language.isExactly(b.language)
  }
}
