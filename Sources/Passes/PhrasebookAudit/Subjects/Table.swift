import PhrasebookModel

/// A catalog while it is checked: what every check may ask about it.
package final class Table: Sendable {
  package let input: AuditedTable
  package let settings: AuditSettings
  package let keys: [String]
  /// The strings of the code for this table by key; nil where no sources are known.
  private let code: [ExactString: [ExtractedString]]?
  /// Where code formats a text of this table, by its key.
  private let formatted: [ExactString: [FormatCall]]
  /// The other tables of the modules that hold this one.
  private let neighbours: [AuditedTable]

  init(_ input: AuditedTable, among all: [AuditedTable] = [], settings: AuditSettings) {
    self.input = input
    self.settings = settings
    neighbours = all.filter { other in
      other.name != input.name && other.role == .code
        && other.modules.contains(where: input.modules.contains)
    }
    keys = input.catalog.keys
    formatted = Dictionary(
      grouping: input.code?.formatCalls.filter { $0.table == input.name } ?? [],
      by: { ExactString($0.key) })
    code = input.code.map { extraction in
      var byKey: [ExactString: [ExtractedString]] = [:]
      for string in extraction.strings where string.table == input.name {
        byKey[ExactString(string.key), default: []].append(string)
      }
      return byKey
    }
  }

  /// True where sources are known.
  var hasCode: Bool { code != nil }

  /// True where all sources are known, so that what they do not say is not said.
  var hasAllCode: Bool { hasCode && input.isCodeWhole }

  /// The strings of the code for a key; sources whose specifiers are a guess may spell it
  /// differently.
  func strings(for key: String) -> [ExtractedString] { code?[ExactString(key)] ?? [] }

  /// Where the code formats the text of a key with arguments of its own.
  func formatCalls(of key: String) -> [FormatCall] { formatted[ExactString(key)] ?? [] }

  /// The strings of the code that belong into this table, in the order of the code.
  var ownStrings: [ExtractedString] {
    input.code?.strings.filter { $0.table == input.name } ?? []
  }

  /// Places where the code asks this table for a key that cannot be known.
  var openSites: [UndeterminableSite] {
    input.code?.undeterminable.filter { $0.table == nil || $0.table == input.name } ?? []
  }

  /// The one other table of the module that has a key; nil where none has it, or several do.
  func neighbour(with key: String) -> String? {
    let tables = neighbours.filter { $0.catalog.contains(key) }
    return tables.count == 1 ? tables.first?.name : nil
  }

  /// The keys of this table alone that code asks for in another one of the module.
  var keysMissedElsewhere: Set<ExactString> {
    var keys: Set<ExactString> = []
    for other in neighbours {
      for string in other.code?.strings ?? []
      where string.table == other.name && !other.catalog.contains(string.key)
        && input.catalog.contains(string.key)
        && !neighbours.contains(where: { $0.catalog.contains(string.key) })
      {
        keys.insert(ExactString(string.key))
      }
    }
    return keys
  }

  /// Whether a call site is built for developers alone.
  func isForDevelopers(_ site: Location) -> Bool {
    site.isForDevelopers || input.developerSites.contains(site)
  }

  /// Whether code may make a key at run time, as the settings say.
  func isDynamic(_ key: String) -> Bool {
    settings.dynamicKeys.contains { Wildcard($0).matches(key) }
  }
}
