import Phrasebook
public import PhrasebookModel

extension Edits {
  /// Removes keys with everything they hold; none if one of them is missing.
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
    let unit = entry.localizations[source]?.stringUnit
    let numbered = FormatString(old).numbered
    // Sync writes the key's own text if its arguments must be numbered.
    let isNumberedKey = unit?.state == .new && unit?.value == numbered
    let isKeyItself = isNumberedKey || entry.localizations[source]?.isEmpty ?? true
    if isKeyItself, isName(new, for: old) {
      // Until now the key was the text; people would read the name else.
      var own = entry.localizations[source] ?? Localization()
      own.stringUnit = StringUnit(
        .translated, numbered ?? old, unknown: unit?.unknown ?? Members())
      entry.localizations[source] = own
    } else if let unit, isNumberedKey {
      // The text is the key's own, numbered: it follows the key.
      entry.localizations[source]?.stringUnit =
        FormatString(new).numbered.map { StringUnit(.new, $0, unknown: unit.unknown) }
      if let rest = entry.localizations[source], rest.isEmpty, rest.unknown.isEmpty {
        entry.localizations[source] = nil
      }
    } else if let unit, !isName(new, for: old), unit.value == old || unit.value == numbered {
      // The key was the text, and was written out: otherwise users would still read the old one.
      let text = unit.value == old ? new : FormatString(new).numbered ?? new
      entry.localizations[source]?.stringUnit?.value = text
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

  /// Whether a new key is a name such as `cart.title`, and the old one was a text.
  private static func isName(_ new: String, for old: String) -> Bool {
    guard !isName(old) else { return false }
    return isName(new) || hasArguments(old) && !hasArguments(new)
  }

  private static func hasArguments(_ key: String) -> Bool {
    FormatString(key).pieces.contains { if case .text = $0 { false } else { true } }
  }

  private static func isName(_ key: String) -> Bool {
    let words = key.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" || $0 == "-" }
    return words.count > 1
      && words.allSatisfy { $0.first != nil && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }
}
