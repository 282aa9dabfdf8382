import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Finds the units of a file whose own columns, comments or header another tool dropped: by what
/// every tool keeps, the context and the source text.
struct UnitSearch {
  let match: TableMatch
  /// The label of each catalog in files.
  private let labels: [String]
  /// The language of the file whose units are placed.
  private var language = ""
  /// The texts with each source text, by language, made when they are first needed.
  private var bySource: [String: [ExactString: [UnitAddress]]] = [:]

  /// The catalog, the key and the variation of a string unit.
  private struct UnitAddress: Hashable {
    var catalog: Int
    var key: String
    var path: VariationPath
  }

  init(match: TableMatch) {
    self.match = match
    labels =
      TableLabels(
        match.catalogs.map { ExchangeTable(name: $0.table, original: $0.original) }
      ).labels
  }

  /// An exchange with its units in the tables of their catalogs, and a word on each that may be any
  /// of several.
  ///
  /// - Parameter language: The language of its translations.
  mutating func placed(
    _ exchange: Exchange, in language: String
  ) -> (exchange: Exchange, ambiguous: [Diagnostic]) {
    guard exchange.tables.contains(where: { $0.units.contains { $0.reading != nil } }) else {
      return (exchange, [])
    }
    self.language = language
    var result = exchange
    var moved: [Int: [ExchangeUnit]] = [:]
    var ambiguous: [Diagnostic] = []
    for index in exchange.tables.indices {
      let table = exchange.tables[index]
      result.tables[index].units = []
      for unit in table.units {
        switch search(unit, in: table) {
        case .here: result.tables[index].units.append(unit)
        case .several(let names):
          ambiguous.append(
            Diagnostic(
              .warning,
              """
              \((unit.source ?? unit.key).quoted) may be the source of any of \(names); left out, \
              since the file has no key or context for it
              """, at: unit.location))
        case .found(let address):
          var unit = unit
          unit.key = address.key
          unit.path = address.path
          moved[address.catalog, default: []].append(unit)
        case .doubled(let address):
          var unit = unit
          unit.key = address.key
          unit.path = address.path
          unit.source = unit.source.map(Self.halved)
          unit.target = unit.target.map(Self.halved)
          moved[address.catalog, default: []].append(unit)
        }
      }
    }
    result.tables.removeAll { $0.units.isEmpty && $0.original == nil }
    for (catalog, units) in moved.sorted(by: { $0.key < $1.key }) {
      let loaded = match.catalogs[catalog]
      result.tables.append(
        ExchangeTable(name: loaded.table, original: loaded.original, units: units))
    }
    return (result, ambiguous)
  }

  /// The result of the search for a unit.
  private enum Result {
    /// The unit is what the file shows.
    case here
    case found(UnitAddress)
    /// Another tool doubled each backslash of the key, the source and the translation.
    case doubled(UnitAddress)
    /// It may be several; with their names.
    case several(String)
  }

  private mutating func search(_ unit: ExchangeUnit, in table: ExchangeTable) -> Result {
    guard let reading = unit.reading else { return .here }
    if let label = reading.table, let key = reading.key {
      let found = catalogs(labelled: label).filter { match.catalogs[$0].catalog[key] != nil }
      if found.count == 1, let catalog = found.first {
        return .found(UnitAddress(catalog: catalog, key: key, path: reading.path))
      }
      if let address = doubled(key, unit, reading.path, in: catalogs(labelled: label)) {
        return .doubled(address)
      }
    }
    let named = match.catalogs.indices.filter { match.catalogs[$0].catalog[unit.key] != nil }
    let own = named.filter { match.catalogs[$0].table.isExactly(table.name) }
    if own.count == 1 || own.isEmpty && named.count == 1, let catalog = own.first ?? named.first {
      let address = UnitAddress(catalog: catalog, key: unit.key, path: unit.path)
      guard reading.key == nil, address.path.isRoot else { return .found(address) }
      let forms = forms(with: unit.source ?? "", of: address)
      return forms.count > 1 ? .several(list(forms)) : .found(forms.first ?? address)
    }
    if named.count > 1 {
      return .several(
        named.prefix(6).map { match.catalogs[$0].path.quoted }.joined(separator: ", "))
    }
    guard reading.key == nil, let source = unit.source, !source.isEmpty else { return .here }
    let addresses = addresses(of: source)
    guard addresses.count > 1 else { return addresses.first.map(Result.found) ?? .here }
    return .several(list(addresses))
  }

  /// The variations of a string's key that have a source text.
  private mutating func forms(with source: String, of address: UnitAddress) -> [UnitAddress] {
    addresses(of: source).filter { $0.catalog == address.catalog && $0.key.isExactly(address.key) }
  }

  /// The text of a unit whose backslashes csv2po (translate-toolkit) has doubled: both the key and the
  /// source fit the catalog only without the second ones.
  private mutating func doubled(
    _ key: String, _ unit: ExchangeUnit, _ path: VariationPath, in catalogs: [Int]
  ) -> UnitAddress? {
    guard key.contains(exactly: "\\\\"), let source = unit.source else { return nil }
    let own = Self.halved(key)
    let found = addresses(of: Self.halved(source)).filter {
      catalogs.contains($0.catalog) && $0.path == path && $0.key.isExactly(own)
    }
    return found.count == 1 ? found.first : nil
  }

  private static func halved(_ text: String) -> String {
    text.replacing(exactly: "\\\\", with: "\\")
  }

  /// The names of some texts: their keys, with the form and the catalog if these differ.
  private func list(_ addresses: [UnitAddress]) -> String {
    let isOneCatalog = addresses.allSatisfy { $0.catalog == addresses[0].catalog }
    return addresses.prefix(6).map { address in
      let form = address.path.isRoot ? nil : address.path.exchanged
      let file = isOneCatalog ? nil : match.catalogs[address.catalog].path
      let parts = [form, file].compactMap { $0 }
      return address.key.quoted + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
    }.joined(separator: ", ")
  }

  /// The catalogs that a label means: the one that an export gives it, or those with the name.
  private func catalogs(labelled label: String) -> [Int] {
    let exact = labels.indices.filter { labels[$0].isExactly(label) }
    if !exact.isEmpty { return exact }
    return match.catalogs.indices.filter { index in
      match.catalogs[index].table.isExactly(label)
        || FilePath.absolute(match.catalogs[index].path).hasSuffix("/\(label)")
    }
  }

  /// The texts whose source is a text: in the file's language, where a plural may have more forms with
  /// the same source, or in the source language if that one has none.
  private mutating func addresses(of source: String) -> [UnitAddress] {
    for language in [language, ""] {
      let known = bySource[language] ?? addresses(in: language.isEmpty ? nil : language)
      bySource[language] = known
      if let found = known[ExactString(source)] { return found }
    }
    return []
  }

  /// The texts of all catalogs in a language, by their source text.
  ///
  /// - Parameter language: Nil for the language that each catalog is written in.
  private func addresses(in language: String?) -> [ExactString: [UnitAddress]] {
    var all: [ExactString: [UnitAddress]] = [:]
    for (index, loaded) in match.catalogs.enumerated() {
      for unit in loaded.exported(in: language).table.units {
        guard let text = unit.source else { continue }
        all[ExactString(text), default: []].append(
          UnitAddress(catalog: index, key: unit.key, path: unit.path))
      }
    }
    return all
  }
}
