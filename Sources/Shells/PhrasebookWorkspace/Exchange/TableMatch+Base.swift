import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// The folder that the paths of a file are relative to. Xcode's is that of the project, which need
/// not be PATH: catalogs beside the project have paths that begin with `../`.
extension TableMatch {
  /// The same with the folder from which the paths of a file lead to most catalogs: PATH, if several
  /// are as good.
  func based(on exchange: Exchange) -> TableMatch {
    var match = self
    match.base = nil
    let paths = catalogs.map { FilePath.absolute($0.path) }
    let named = Dictionary(grouping: paths, by: FilePath.name)
    let originals = Set(exchange.tables.compactMap(\.original).map(Self.slashed))
    var bases: Set<String> = []
    for original in originals where ExchangeOutput.staysInside(original) {
      for path in named[FilePath.name(original)] ?? [] where path.hasSuffix("/\(original)") {
        bases.insert(String(path.dropLast(original.count + 1)))
      }
    }
    guard bases.count > 1 else {
      match.base = bases.first
      return match
    }
    let all = Set(paths)
    let counts = bases.map { base in
      let places = originals.lazy.filter { !$0.hasPrefix("/") }
        .map { FilePath.normalized(FilePath.join(base, $0)) }
      return (base: base, count: Set(places).intersection(all).count)
    }
    let most = counts.map(\.count).max()
    let best = counts.filter { $0.count == most }.map(\.base)
    match.base = best.count == 1 ? best.first : root.flatMap { best.contains($0) ? $0 : nil }
    return match
  }

  /// The results for all tables of a file. One that only has the name of a catalog is not for it if
  /// another table of the file is, such as a `.strings` file beside the catalog.
  func results(
    for file: ExchangeInput.Opened
  ) -> [(table: ExchangeTable, result: Result)] {
    let tables = file.exchange.tables.filter { !$0.units.isEmpty || $0.original != nil }
    let results = tables.map { (table: $0, result: catalog(of: $0, in: file)) }
    var sure: Set<Int> = []
    var guesses: [Int: Set<String>] = [:]
    // Files at the place of the catalog: another that only ends alike does not put them in doubt.
    var exact: [Int: Set<String>] = [:]
    for (table, result) in results {
      guard case .found(let index) = result else { continue }
      if isGuess(table, index) {
        guesses[index, default: []].insert(Self.stem(of: table))
        if isAtPlace(table, index) { exact[index, default: []].insert(Self.stem(of: table)) }
      } else {
        sure.insert(index)
      }
    }
    return results.map { table, result in
      guard case .found(let index) = result, isGuess(table, index) else { return (table, result) }
      let best = exact[index] ?? guesses[index] ?? []
      guard sure.contains(index) || best != [Self.stem(of: table)] else { return (table, result) }
      return (
        table,
        .none(
          """
          original is \((table.original ?? "").quoted), which is not the path of a catalog; skipped
          """)
      )
    }
  }

  /// Whether a table may have been meant for another file than its catalog.
  private func isGuess(_ table: ExchangeTable, _ index: Int) -> Bool {
    guard let original = table.original, !original.isEmpty else { return false }
    return !original.hasSuffix(".xcstrings") || isByName(table, index)
  }

  /// Whether the path of a table is that of the catalog, or of the file that the catalog was
  /// migrated from.
  private func isAtPlace(_ table: ExchangeTable, _ index: Int) -> Bool {
    guard let original = table.original, !original.isEmpty else { return false }
    return atBase(original) == index
      || Self.paths(of: Self.slashed(original)).contains(catalogs[index].original)
  }

  /// A path without its ending: `.strings` and `.stringsdict` are one table.
  private static func stem(of table: ExchangeTable) -> String {
    let path = slashed(table.original ?? "")
    return FilePath.join(FilePath.folder(path), FilePath.stem(path))
  }

  /// The catalog at the place that a path leads to from the base; nil if the base is not known, or no
  /// catalog is there.
  func atBase(_ original: String) -> Int? {
    guard let base, !original.hasPrefix("/") else { return nil }
    let places = Self.paths(of: FilePath.join(base, Self.slashed(original)))
    return catalogs.firstIndex { places.contains(FilePath.absolute($0.path)) }
  }

  /// The only catalog whose path ends as one that leads out of the project, which may lie below PATH
  /// if the project does. Its folder has to match, too: a name is not enough.
  func outside(_ original: String) -> Result? {
    guard base == nil, original.hasPrefix("../") else { return nil }
    let inside = original.split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
    guard inside.contains("/"), ExchangeOutput.staysInside(inside) else { return nil }
    let found = catalogs.indices.filter {
      FilePath.absolute(catalogs[$0].path).hasSuffix("/\(inside)")
    }
    return found.count == 1 ? found.first.map(Result.found) : nil
  }

  /// PATH as a folder.
  private var root: String? {
    guard let first = catalogs.first else { return nil }
    let path = FilePath.absolute(first.path)
    guard path.hasSuffix("/\(first.original)") else { return nil }
    return String(path.dropLast(first.original.count + 1))
  }

  private static func slashed(_ path: String) -> String {
    String(path.map { $0 == "\\" ? "/" : $0 })
  }
}
