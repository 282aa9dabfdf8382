import PhrasebookModel

/// The uses of keys in the code of a project, by file and by key.
struct SiteIndex: Sendable {
  /// The extractions that it was made of.
  private let extractions: [Extraction]
  /// In the order of the places.
  private(set) var byFile: [String: [LiveSnapshot.Site]] = [:]
  private(set) var byKey: [ExactString: [LiveSnapshot.Site]] = [:]
  /// The calls whose key or table is not known, in the order of the places.
  private(set) var undeterminable: [UndeterminableSite] = []

  /// Nothing is used.
  init() { extractions = [] }

  /// - Parameters:
  ///   - all: The extractions of all catalogs; several catalogs may have the same.
  ///   - last: The index before the last change, which is kept if no extraction differs.
  init(of all: [Extraction], since last: SiteIndex) {
    let extractions = all.reduce(into: [Extraction]()) { known, next in
      if !known.contains(where: next.isSameValue) { known.append(next) }
    }
    if extractions.count == last.extractions.count,
      zip(extractions, last.extractions).allSatisfy({ $0.isSameValue(as: $1) })
    {
      self = last
      return
    }
    self.extractions = extractions
    for string in extractions.flatMap(\.strings) {
      for call in string.calls {
        byFile[call.location.file, default: []].append(
          LiveSnapshot.Site(
            location: call.location, table: string.table, key: string.key,
            comment: call.comment, defaultValue: call.defaultValue))
      }
    }
    byFile = byFile.mapValues { sites in
      let sorted = sites.sorted {
        ($0.location, $0.key, $0.table) < ($1.location, $1.key, $1.table)
      }
      // Modules that share sources have the same calls.
      return sorted.reduce(into: []) { list, site in if list.last != site { list.append(site) } }
    }
    for file in byFile.keys.sorted() {
      for site in byFile[file] ?? [] { byKey[ExactString(site.key), default: []].append(site) }
    }
    undeterminable = Set(extractions.flatMap(\.undeterminable)).sorted { $0.location < $1.location }
  }
}
