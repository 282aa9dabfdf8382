import PhrasebookModel
import PhrasebookSync

/// The uses of keys in the code of a project, by file and by key.
struct SiteIndex: Sendable {
  /// The code that it was made of: that of catalogs, then the others.
  private let code: [CodeStrings]
  private let ownCount: Int
  /// In the order of the places.
  private(set) var byFile: [String: [LiveSnapshot.Site]] = [:]
  private(set) var byKey: [ExactString: [LiveSnapshot.Site]] = [:]
  /// The calls whose key or table is not known, in the order of the places.
  private(set) var undeterminable: [UndeterminableSite] = []

  /// Nothing is used.
  init() { (code, ownCount) = ([], 0) }

  /// - Parameters:
  ///   - own: The code of catalogs.
  ///   - others: The code of modules without a catalog, which look keys up in that of the app.
  ///   - last: The index before the last change, which is kept if no code differs.
  init(of own: [CodeStrings], outside others: [CodeStrings] = [], since last: SiteIndex) {
    let code = own + others
    if own.count == last.ownCount, code.count == last.code.count,
      zip(code, last.code).allSatisfy({ $0.isSameValue(as: $1) })
    {
      self = last
      return
    }
    self.code = code
    ownCount = own.count
    own.forEach { add($0) { _ in true } }
    // A module without a catalog has nothing in its own bundle.
    others.forEach { add($0) { $0.bundle != ".module" } }
    byFile = byFile.mapValues(Self.sorted)
    groupByKey()
    undeterminable = Set(own.flatMap(\.extraction.undeterminable))
      .sorted { $0.location < $1.location }
  }

  private mutating func add(_ code: CodeStrings, where isUse: (ExtractedString) -> Bool) {
    for string in code.extraction.strings where isUse(string) {
      let guessed = code.guesses.key(of: string)
      let isAmbiguous = string.hasGuessedSpecifiers && guessed == nil
      let key = guessed ?? string.key
      let catalogs = code.catalogs(of: string)
      for call in string.calls {
        byFile[call.location.file, default: []].append(
          LiveSnapshot.Site(
            location: call.location, table: string.table, catalogs: catalogs, key: key,
            isAmbiguous: isAmbiguous, comment: call.comment, defaultValue: call.defaultValue))
      }
    }
  }

  /// The index with more uses.
  func adding(_ sites: [LiveSnapshot.Site]) -> SiteIndex {
    guard !sites.isEmpty else { return self }
    var index = self
    for (file, sites) in Dictionary(grouping: sites, by: \.location.file) {
      index.byFile[file] = Self.sorted((byFile[file] ?? []) + sites)
    }
    index.groupByKey()
    return index
  }

  /// The uses in one file in their order.
  private static func sorted(_ sites: [LiveSnapshot.Site]) -> [LiveSnapshot.Site] {
    let sorted = sites.sorted {
      ($0.location, $0.key, $0.table) < ($1.location, $1.key, $1.table)
    }
    // Modules that share sources have the same calls.
    return sorted.reduce(into: []) { list, site in
      if let last = list.last, last.isSameCall(as: site) {
        list[list.count - 1].catalogs += site.catalogs.filter { !last.catalogs.contains($0) }
      } else {
        list.append(site)
      }
    }
  }

  private mutating func groupByKey() {
    byKey = [:]
    for file in byFile.keys.sorted() {
      for site in byFile[file] ?? [] { byKey[ExactString(site.key), default: []].append(site) }
    }
  }
}
