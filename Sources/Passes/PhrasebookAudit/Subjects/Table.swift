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

  /// The strings of the code that belong into this table, in the order of the code.
  var ownStrings: [ExtractedString] {
    input.code?.strings.filter { $0.table == input.name } ?? []
  }

  /// Places where the code asks this table for a key that cannot be known.
  var openSites: [UndeterminableSite] {
    input.code?.undeterminable.filter { $0.table == nil || $0.table == input.name } ?? []
  }

  /// Whether code may make a key at run time, as the settings say.
  func isDynamic(_ key: String) -> Bool {
    settings.dynamicKeys.contains { Wildcard($0).matches(key) }
  }
}
