import Phrasebook
public import PhrasebookModel

extension Edits {
  /// Removes keys with everything they hold; none if one of them is not there.
  public static func remove(
    _ keys: [String], from catalog: Catalog, table: String
  ) throws(EditError) -> Edited {
    var result = Edited(catalog: catalog)
    for key in keys { _ = try entry(key, in: catalog) }
    for key in keys where result.catalog[key] != nil {
      result.catalog[key] = nil
      result.changes.append(
        Change(.removed, table: table, key: key, reason: "removed on request"))
    }
    return result
  }

  /// Gives an entry another key and keeps it whole. An entry that is there under the new key
  /// must be the same one; then the old one goes.
  public static func rename(
    _ old: String, to new: String, in catalog: Catalog, table: String
  ) throws(EditError) -> Edited {
    var entry = try entry(old, in: catalog)
    guard !old.isExactly(new) else { return Edited(catalog: catalog) }
    let source = catalog.sourceLanguage
    if let unit = entry.localizations[source]?.stringUnit, unit.state == .new,
      unit.value == FormatString(old).numbered
    {
      // The text is the key's own, numbered: it follows the key.
      entry.localizations[source]?.stringUnit =
        FormatString(new).numbered.map { StringUnit(.new, $0, unknown: unit.unknown) }
      if let rest = entry.localizations[source], rest.isEmpty, rest.unknown.isEmpty {
        entry.localizations[source] = nil
      }
    }
    if let other = catalog[new], other != entry { throw .keyExists(new) }
    var result = catalog
    result[new] = entry
    result[old] = nil
    return Edited(
      catalog: result,
      changes: [
        Change(.renamed, table: table, key: new, reason: "renamed from \(old.quoted)")
      ])
  }
}
