import PhrasebookGenerate
import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// The uses of the keys of a project with those of their symbols, which are searched when somebody
/// asks for the first time.
final class SymbolSites: Sendable {
  /// The searches by catalog, whose results are kept.
  private let searches: [String: SymbolSearch]
  /// The uses in known calls.
  let calls: SiteIndex
  private let state: Mutex<State>

  private struct State: Sendable {
    var known: [String: (catalog: Catalog, found: SymbolSearch.Found)]
    /// Nil before the search.
    var index: SiteIndex?
  }

  /// - Parameter last: The uses before the last change.
  init(_ searches: [String: SymbolSearch] = [:], calls: SiteIndex, since last: SymbolSites?) {
    self.searches = searches
    self.calls = calls
    var before = State(known: [:])
    if let last { before.known = last.state.withLock { $0.known } }
    state = Mutex(before)
  }

  /// All uses.
  var index: SiteIndex {
    state.withLock { state in
      if let index = state.index { return index }
      var known: [String: (catalog: Catalog, found: SymbolSearch.Found)] = [:]
      var sites: [LiveSnapshot.Site] = []
      for (path, search) in searches {
        let catalog = search.table.catalog
        let last = state.known[path].flatMap {
          $0.catalog.isSameFile(as: catalog) ? $0.found : nil
        }
        let found = search.found(since: last)
        known[path] = (catalog, found)
        sites += found.uses.map { use in
          LiveSnapshot.Site(
            location: use.location, table: search.table.name, catalogs: [path],
            key: use.symbol.key, symbol: use.text)
        }
      }
      let index = calls.adding(sites)
      (state.known, state.index) = (known, index)
      return index
    }
  }
}
