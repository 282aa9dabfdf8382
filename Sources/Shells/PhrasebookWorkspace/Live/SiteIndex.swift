import PhrasebookModel

/// The uses of keys in the code of a project, by file and by key.
struct SiteIndex: Sendable {
  /// The extractions that it was made of: those of catalogs, then the others.
  private let extractions: [Extraction]
  private let ownCount: Int
  /// In the order of the places.
  private(set) var byFile: [String: [LiveSnapshot.Site]] = [:]
  private(set) var byKey: [ExactString: [LiveSnapshot.Site]] = [:]
  /// The calls whose key or table is not known, in the order of the places.
  private(set) var undeterminable: [UndeterminableSite] = []

  /// Nothing is used.
  init() { (extractions, ownCount) = ([], 0) }

  /// - Parameters:
  ///   - all: The extractions of all catalogs; several catalogs may have the same.
  ///   - others: The extractions of modules without a catalog, which look keys up in that of the app.
  ///   - last: The index before the last change, which is kept if no extraction differs.
  init(of all: [Extraction], outside others: [Extraction] = [], since last: SiteIndex) {
    let own = Self.different(all)
    let extractions = own + Self.different(others, from: own)
    if own.count == last.ownCount, extractions.count == last.extractions.count,
      zip(extractions, last.extractions).allSatisfy({ $0.isSameValue(as: $1) })
    {
      self = last
      return
    }
    self.extractions = extractions
    ownCount = own.count
    // A module without a catalog has nothing in its own bundle.
    let outside = extractions[ownCount...].lazy.flatMap(\.strings).filter { $0.bundle != ".module" }
    for string in own.flatMap(\.strings) + outside {
      for call in string.calls {
        byFile[call.location.file, default: []].append(
          LiveSnapshot.Site(
            location: call.location, table: string.table, key: string.key,
            comment: call.comment, defaultValue: call.defaultValue))
      }
    }
    byFile = byFile.mapValues(Self.sorted)
    groupByKey()
    undeterminable = Set(own.flatMap(\.undeterminable)).sorted { $0.location < $1.location }
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
    return sorted.reduce(into: []) { list, site in if list.last != site { list.append(site) } }
  }

  private mutating func groupByKey() {
    byKey = [:]
    for file in byFile.keys.sorted() {
      for site in byFile[file] ?? [] { byKey[ExactString(site.key), default: []].append(site) }
    }
  }

  /// The extractions without repetitions, and without those of another list.
  private static func different(
    _ extractions: [Extraction], from others: [Extraction] = []
  ) -> [Extraction] {
    extractions.reduce(into: []) { known, next in
      if !(others + known).contains(where: next.isSameValue) { known.append(next) }
    }
  }
}
