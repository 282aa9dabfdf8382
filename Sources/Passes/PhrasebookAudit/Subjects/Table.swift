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
  /// Forms that few texts need.
  let rareForms: RareForms
  /// The other tables of the modules that hold this one.
  private let neighbours: [AuditedTable]
  /// The tables of the same name of other modules.
  private let namesakes: [AuditedTable]
  /// The names of all tables that are known.
  let tableNames: Set<String>

  init(_ input: AuditedTable, among all: [AuditedTable] = [], settings: AuditSettings) {
    self.input = input
    self.settings = settings
    neighbours = all.filter { other in
      other.name != input.name && other.role == .code
        && other.modules.contains(where: input.modules.contains)
    }
    namesakes = all.filter { $0.name == input.name && $0.file != input.file && $0.role == .code }
    tableNames = Set(all.map(\.name)).union([input.name])
    keys = input.catalog.keys
    rareForms = RareForms(in: input.catalog)
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

  /// The file of this name of another module that is built from the same source and has the key;
  /// nil where there is none.
  func namesake(with key: String, askedAt sites: [Location]) -> String? {
    namesakes.first { other in
      other.catalog.contains(key)
        && other.code?.strings.contains { string in
          string.key.isExactly(key) && string.table == input.name
            && string.locations.contains(where: sites.contains)
        } == true
    }?.file
  }

  /// What to call the catalog: its name, or its path where others have that name.
  var label: String {
    namesakes.isEmpty ? String(input.file.split(separator: "/").last ?? "") : input.file
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
