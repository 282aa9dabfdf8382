package import PhrasebookFormats
package import PhrasebookModel
import PhrasebookSync

/// The property lists of several targets and configurations as the one table that they share.
///
/// An app and its twin for another store differ in a name or two: the catalog can hold one of them, and
/// the one that it holds stays.
package struct InfoPlistUnion {
  package var catalog: Catalog?
  package var table: String

  package init(
    catalog: Catalog? = nil, table: String
  ) {
    self.catalog = catalog
    self.table = table
  }

  package func callAsFunction(_ parts: [InfoPlistStrings.Texts]) -> Extraction {
    let unknown = parts.reduce(into: Set<ExactString>()) { $0.formUnion($1.unknown) }
    var values: [ExactString: String] = [:]
    for string in parts.lazy.flatMap(\.extraction.strings) {
      let key = ExactString(string.key)
      let held = held(string.key)
      guard let value = unknown.contains(key) ? held ?? string.defaultValue : string.defaultValue
      else { continue }
      if values[key] == nil || held == value { values[key] = value }
    }
    var result = Extraction.union(
      parts.map { part in
        var part = part.extraction
        for index in part.strings.indices {
          part.strings[index].table = table
          if let value = values[ExactString(part.strings[index].key)] {
            part.strings[index].defaultValue = value
          }
        }
        for index in part.undeterminable.indices { part.undeterminable[index].table = table }
        return part
      })
    // A key counts even if its text is not known.
    let found = Set(result.strings.map { ExactString($0.key) })
    for key in unknown.subtracting(found).map(\.text).sorted(by: { $0.precedes($1) }) {
      guard let held = held(key) else { continue }
      result.strings.append(
        ExtractedString(key: key, table: table, defaultValue: held, comment: nil))
    }
    return result
  }

  /// The strings of the catalog's source language.
  private func held(_ key: String) -> String? {
    guard let catalog else { return nil }
    return catalog[key]?.localizations[catalog.sourceLanguage]?.stringUnit?.value
  }
}
