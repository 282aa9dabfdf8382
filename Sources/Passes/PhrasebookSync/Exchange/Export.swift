public import PhrasebookModel

/// Exports the texts of a catalog for a translator of one language.
public enum Export {
  /// The texts of a catalog in one language, in its own order.
  ///
  /// Stale keys are exported, because their translations still exist.
  ///
  /// - Parameters:
  ///   - name: The table's name.
  ///   - original: The path of the catalog in the file.
  ///   - includesUntranslatable: Whether keys marked “don't translate” are exported, marked as such,
  ///     as Xcode does; otherwise they are counted in `kept`.
  public static func table(
    of catalog: Catalog, name: String, original: String? = nil, language: String,
    includesUntranslatable: Bool = false
  ) -> Exported {
    var exported = Exported(
      table: ExchangeTable(
        name: name, original: original, sourceLanguage: catalog.sourceLanguage))
    let forms = ExchangeForms(sourceLanguage: catalog.sourceLanguage, language: language)
    for (key, entry) in catalog.entries {
      if entry.shouldTranslate == false, !includesUntranslatable {
        exported.kept.append(key)
      } else {
        exported.table.units += forms.units(of: entry, key: key)
      }
    }
    return exported
  }

  /// One exchange of several tables; its source language is the one that most of them have.
  public static func exchange(_ tables: [ExchangeTable], language: String) -> Exchange {
    var counts: [String: Int] = [:]
    for case let name? in tables.map(\.sourceLanguage) { counts[name, default: 0] += 1 }
    let source = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    var tables = tables
    for index in tables.indices where tables[index].sourceLanguage == source {
      tables[index].sourceLanguage = nil
    }
    return Exchange(sourceLanguage: source, targetLanguage: language, tables: tables)
  }
}

/// The result of exporting a catalog.
public struct Exported: Sendable {
  /// The exported table.
  public var table: ExchangeTable
  /// The keys that are not to be translated, and so are not in the table.
  public var kept: [String]

  /// Creates a result.
  public init(table: ExchangeTable, kept: [String] = []) {
    self.table = table
    self.kept = kept
  }
}
