import PhrasebookModel

/// A catalog while it is checked: what every check may ask about it.
package final class Table: Sendable {
  package let input: AuditedTable
  package let settings: AuditSettings
  package let keys: [String]
  /// The strings of the code for this table by key; nil where no sources are known.
  private let code: [ExactString: [ExtractedString]]?

  init(_ input: AuditedTable, settings: AuditSettings) {
    self.input = input
    self.settings = settings
    keys = input.catalog.keys
    code = input.code.map { extraction in
      var byKey: [ExactString: [ExtractedString]] = [:]
      for string in extraction.strings where string.table == input.name {
        byKey[ExactString(string.key), default: []].append(string)
      }
      return byKey
    }
  }

  /// True where the sources are known.
  var hasCode: Bool { code != nil }

  /// The strings of the code for a key; sources whose specifiers are a guess may spell it
  /// differently.
  func strings(for key: String) -> [ExtractedString] { code?[ExactString(key)] ?? [] }

  var allStrings: [ExtractedString] { code?.values.flatMap(\.self) ?? [] }
}
