import Phrasebook
internal import PhrasebookModel

/// Gives every key a unique name: catalogs in, tables of accessors out.
///
/// If two keys get the same name, both get a mark made from their keys: after the second one is
/// added, the compiler rejects the old name of the first, so that it never returns the other text.
struct NamePlan {
  var tables: [NamedTable] = []
  var diagnostics: [Diagnostic] = []
  private(set) var catalogs: [String: Catalog] = [:]

  init(_ given: [NamedCatalog], _ options: GenerateOptions) {
    let given = given.sorted {
      ($0.name == "Localizable" ? "" : $0.name).precedes($1.name == "Localizable" ? "" : $1.name)
    }
    var all = given.map { table in
      catalogs[table.name] = table.catalog
      return accessors(of: table, options)
    }
    mark(&all, given.map(\.name))
    for (table, accessors) in zip(given, all) {
      var named = NamedTable(name: table.name)
      for accessor in accessors { named.root.add(accessor) }
      tables.append(named)
    }
    addAliases(options, all)
    var declared: Set<[Identifier]> = []
    for index in tables.indices { tables[index].root.settle(&declared) }
  }

  private mutating func accessors(
    of table: NamedCatalog, _ options: GenerateOptions
  ) -> [Accessor] {
    var result: [Accessor] = []
    guard table.role == .code else { return result }
    for key in table.catalog.keys.sorted(by: Self.isBefore) {
      guard let entry = table.catalog[key], options.wants(entry) else { continue }
      do throws(ArgumentReader.Failure) {
        let source = table.catalog.sourceLanguage
        let (parameters, value) = try Self.signature(key, entry, source)
        result.append(
          Accessor(
            key: key, name: KeyName(key, table: table.name, shape: options.shape),
            parameters: parameters, value: value, entry: entry))
      } catch {
        let reason: Phrase =
          switch error {
          case .unsupported(let specifier):
            "\(specifier.quoted) takes a type that Swift values do not have; use %@"
          case .tooMany: "it counts more than \(ArgumentReader.most) arguments"
          case .tooLong: "its substitutions make a text that is too long"
          }
        report(.warning, "\(key.quoted) has no accessor: \(reason)", table.name, key)
      }
    }
    return result
  }

  /// Strings compare many times faster than their bytes, and few keys are canonically equal.
  private static func isBefore(_ a: String, _ b: String) -> Bool {
    a < b || (a == b && a.precedes(b))
  }

  /// The parameters of an entry and its text in the source language.
  private static func signature(
    _ key: String, _ entry: Entry, _ sourceLanguage: String
  ) throws(ArgumentReader.Failure) -> ([Parameter], String) {
    var reader = ArgumentReader()
    let source = entry.localizations[sourceLanguage]
    guard key.utf8.contains(UInt8(ascii: "%")) else {
      if let source, let text = try reader.read(source) { return (reader.parameters, text) }
      // The source text is still missing: a translation has the same arguments.
      for language in entry.localizations.names.sorted(by: { $0.precedes($1) }) {
        guard let localization = entry.localizations[language] else { continue }
        if try reader.read(localization) != nil { break }
      }
      return (reader.parameters, key)
    }
    // The types are the key's, because those are what code passes.
    if let text = source?.stringUnit?.value { reader.number(labelsOf: text) }
    try reader.read(key: key)
    let text: String? =
      if let source { try reader.read(source) } else { nil }
    return (reader.parameters, text ?? key)
  }

  /// Marks the names that two accessors share.
  private mutating func mark(_ all: inout [[Accessor]], _ names: [String]) {
    var types: Set<String> = []
    var last: [Identifier] = []
    var places: [String: [(table: Int, index: Int)]] = [:]
    places.reserveCapacity(all.reduce(0) { $0 + $1.count })
    for (table, accessors) in all.enumerated() {
      for (index, accessor) in accessors.enumerated() {
        let name = accessor.name
        if name.path != last {
          types.formUnion(name.typePaths)
          last = name.path
        }
        places[accessor.reference, default: []].append((table, index))
      }
    }
    for found in places.values {
      let isType = found.first.map { place in
        types.contains(all[place.table][place.index].name.fullPath)
      }
      guard found.count > 1 || isType == true else { continue }
      var tables: [String: Int] = [:]
      for (table, index) in found {
        tables[Identifier.mark(of: all[table][index].key), default: 0] += 1
      }
      for (table, index) in found {
        let key = all[table][index].key
        // One key in two tables whose types have one name: only the tables distinguish them.
        let isUnique = tables[Identifier.mark(of: key)] == 1
        all[table][index].name.base = all[table][index].name.base.marked(
          by: isUnique ? key : "\(names[table])\0\(key)")
      }
      report(found.map { ($0.table, all[$0.table][$0.index]) }, names)
    }
    diagnostics.sort {
      ($0.location?.file ?? "", $0.message) < ($1.location?.file ?? "", $1.message)
    }
  }

  private mutating func report(_ accessors: [(table: Int, accessor: Accessor)], _ names: [String]) {
    guard let first = accessors.first, accessors.count > 1 else { return }
    let keys = accessors.prefix(4).map { $0.accessor.key.quoted }.joined(separator: ", ")
    let marked = accessors.prefix(4).map { $0.accessor.name.base.text }.joined(separator: ", ")
    report(
      .note, "\(keys) get the same name; they are called \(marked)", names[first.table],
      first.accessor.key)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: Phrase, _ table: String, _ key: String
  ) {
    diagnostics.append(
      Diagnostic(severity, message, at: catalogs[table]?.location(of: key)))
  }
}

extension GenerateOptions {
  /// Whether an entry gets an accessor: the catalog's `generatesSymbol` comes first.
  fileprivate func wants(_ entry: Entry) -> Bool {
    if let isWanted = entry.generatesSymbol { return isWanted }
    return includedKeys == .all || entry.extractionState == .manual
  }
}
