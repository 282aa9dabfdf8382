import PhrasebookModel

/// A catalog while it is checked, with everything that checks need from it.
package final class Table: Sendable {
  /// The catalog and the facts about it.
  package let input: AuditedTable
  /// The settings of the audit.
  package let settings: AuditSettings
  /// The keys in the order of the file.
  package let keys: [String]
  /// The strings of the code for this table by key; nil if no sources are known.
  private let code: [ExactString: [ExtractedString]]?
  /// The calls that format a text of this table, by its key.
  private let formatted: [ExactString: [FormatCall]]
  /// The plural variations that decide whether a rare form is needed, by key.
  let rareUses: [ExactString: [RareForms.Use]]
  /// Forms that few texts need.
  let rareForms: RareForms
  /// The other tables of the modules that hold this one.
  let neighbours: [AuditedTable]
  /// The tables of the same name of other modules.
  let namesakes: [AuditedTable]
  /// The names of all tables that are known.
  let tableNames: Set<String>

  /// - Parameter older: The same table at the last audit; its unchanged parts are reused.
  init(
    _ input: AuditedTable, among all: [AuditedTable] = [], settings: AuditSettings,
    since older: Table? = nil
  ) {
    self.input = input
    self.settings = settings
    neighbours = all.filter { other in
      other.name != input.name && other.role == .code
        && other.modules.contains(where: input.modules.contains)
    }
    namesakes = all.filter { $0.name == input.name && $0.file != input.file && $0.role == .code }
    tableNames = Set(all.map(\.name)).union([input.name])
    keys = input.catalog.keys
    (rareUses, rareForms) = Self.rareForms(in: input.catalog, keys, since: older)
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

  private static func rareForms(
    in catalog: Catalog, _ keys: [String], since older: Table?
  ) -> ([ExactString: [RareForms.Use]], RareForms) {
    var uses: [ExactString: [RareForms.Use]] = [:]
    if let older, older.input.catalog.isSameFile(as: catalog) {
      return (older.rareUses, older.rareForms)
    }
    for key in keys {
      let name = ExactString(key)
      if let older, catalog.lines(ofEntry: key, movedSince: older.input.catalog) != nil {
        uses[name] = older.rareUses[name]
      } else if let entry = catalog[key] {
        let own = RareForms.uses(of: key, entry)
        if !own.isEmpty { uses[name] = own }
      }
    }
    let rare = uses.isEmpty ? [] : keys.flatMap { uses[ExactString($0)] ?? [] }
    return (uses, RareForms(rare))
  }

  /// Whether sources are known.
  var hasCode: Bool { code != nil }

  /// Whether all sources are known, so that a key that is not found is not used.
  var hasAllCode: Bool { hasCode && input.isCodeWhole }

  /// The strings of the code for a key; sources whose specifiers are a guess may spell it
  /// differently.
  func strings(for key: String) -> [ExtractedString] { code?[ExactString(key)] ?? [] }

  /// The calls that format the text of a key with their own arguments.
  func formatCalls(of key: String) -> [FormatCall] { formatted[ExactString(key)] ?? [] }

  /// The strings of the code that belong into this table, in the order of the code.
  var ownStrings: [ExtractedString] {
    input.code?.strings.filter { $0.table == input.name } ?? []
  }

  /// The places where the code looks up unknown keys of this table.
  var openSites: [UndeterminableSite] {
    input.code?.undeterminable.filter { $0.table == nil || $0.table == input.name } ?? []
  }

  /// The only other table of the module that has a key; nil if no table or several have it.
  func neighbour(with key: String) -> String? {
    let tables = neighbours.filter { $0.catalog.contains(key) }
    return tables.count == 1 ? tables.first?.name : nil
  }

  /// The file of this name of another module that is built from the same source and has the key;
  /// nil if absent.
  func namesake(with key: String, askedAt sites: [Location]) -> String? {
    namesakes.first { other in
      other.catalog.contains(key)
        && other.code?.strings.contains { string in
          string.key.isExactly(key) && string.table == input.name
            && string.locations.contains(where: sites.contains)
        } == true
    }?.file
  }

  /// The name of the catalog in a message: its file name, or its path if others have the same name.
  var label: String {
    namesakes.isEmpty ? String(input.file.split(separator: "/").last ?? "") : input.file
  }

  /// The keys that only this table has and that the code looks up in another one of the module.
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

  /// Whether a call site is built only for developers.
  func isForDevelopers(_ site: Location) -> Bool {
    site.isForDevelopers || input.developerSites.contains(site)
  }

  /// Whether the settings list the key as one that code may make at run time.
  func isDynamic(_ key: String) -> Bool {
    settings.dynamicKeys.contains { Wildcard($0).matches(key) }
  }
}
