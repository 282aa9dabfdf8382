import Phrasebook
import PhrasebookGenerate
import PhrasebookModel
import PhrasebookProjects

/// Finds the changes of the code that uses the symbols of a renamed key: the certain uses are
/// changed, the others reported.
struct SymbolRenaming {
  /// A use and its new text.
  struct Change {
    var location: Location
    var old: String
    var new: String
  }

  /// The changes of uses that are certain.
  private(set) var changes: [Change] = []
  /// The certain uses for which the new key has no symbol.
  private(set) var left: [Location] = []
  /// The places that may use the symbol.
  private(set) var possible: [Location] = []

  /// - Parameters:
  ///   - search: The search in the sources of a catalog that has the old key.
  ///   - renamed: The catalog with the new key.
  init(_ old: String, to new: String, _ search: SymbolSearch, renamed: Catalog) {
    let found = search.found(keys: [ExactString(old)])
    guard !found.uses.isEmpty else { return }
    let table = NamedCatalog(
      name: search.table.name, catalog: renamed, role: search.table.role)
    let symbols = CatalogSymbols(of: table, styles: found.symbols.styles, keys: [ExactString(new)])
    for use in found.uses {
      if use.confidence != .certain {
        possible.append(use.location)
      } else if let symbol = symbols.replacement(for: use.symbol, use.style) {
        changes.append(Change(location: use.location, old: use.text, new: symbol.path))
      } else {
        left.append(use.location)
      }
    }
  }

  /// Reports the uses that a person has to look at.
  func report(to activity: Activity) {
    for location in left {
      activity.report(
        Diagnostic(
          .warning,
          "the new key has no symbol that can replace this one; change it by hand", at: location))
    }
    for location in possible {
      activity.report(
        Diagnostic(
          .warning,
          "this may be the symbol of the renamed key; if it is, change it by hand", at: location))
    }
  }
}
