import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookSync

/// Strings that compilers have written down, one file for each source, instead of the sources.
package struct GivenStrings {
  private var parts: [StringsData.Content] = []
  /// The parts of each catalog's own sources, by its path.
  private var own: [String: Set<Int>] = [:]
  /// Tables that more than one catalog of the run has: their strings go by source.
  private let ambiguous: Set<String>
  private var unread: Diagnostic?

  package init(_ files: [String], for scope: ProjectScope, activity: Activity) {
    ambiguous = Set(
      Dictionary(grouping: scope.catalogs, by: \.table).filter { $0.value.count > 1 }.keys)
    for file in files {
      let read = activity.attempt(on: file) {
        try StringsData.read(try FileContent.read(file), file: file)
      }
      if let read {
        parts.append(read)
      } else if unread == nil {
        // A missing file must not make keys stale.
        unread = Diagnostic(
          .error, "a stringsdata file could not be read",
          at: Location(file: file, line: 1, column: 1))
      }
    }
    for catalogs in Dictionary(grouping: scope.catalogs, by: \.table).values {
      let owners = SourceOwners(catalogs)
      for (index, part) in parts.enumerated() {
        for catalog in owners.catalogs(of: part.source) { own[catalog, default: []].insert(index) }
      }
    }
  }

  /// All that was given.
  package var all: Extraction { Extraction.union(parts.map(\.extraction)) }

  /// The strings for a catalog: all of its table, or if several catalogs have that table, those
  /// of its own sources.
  package func extraction(for scope: CatalogScope) -> Extraction {
    let own = own[scope.catalog] ?? []
    let isShared = ambiguous.contains(scope.table) && scope.sources != nil
    let wanted = parts.indices.filter { !isShared || own.contains($0) }.map { parts[$0].extraction }
    var extraction = Extraction.union(wanted)
    if let unread { extraction.diagnostics.append(unread) }
    if own.isEmpty, scope.sources?.isEmpty == false,
      !extraction.strings.contains(where: { $0.table == scope.table })
    {
      // The build was of other modules.
      let modules = scope.modules.joined(separator: ", ")
      extraction.diagnostics.append(
        Diagnostic(
          .warning,
          """
          no stringsdata of \(modules) was given; the keys of its table \(scope.table) are left \
          as they are
          """))
    }
    return extraction
  }
}

/// The catalogs of one table that a source feeds.
private struct SourceOwners {
  /// Sources and their catalogs, by the names of the files.
  private var known: [Substring: [(steps: [Substring], catalog: String)]] = [:]

  init(_ catalogs: [CatalogScope]) {
    for scope in catalogs {
      for source in scope.sources ?? [] {
        let steps = Self.steps(of: source)
        guard let name = steps.first else { continue }
        known[name, default: []].append((steps, scope.catalog))
      }
    }
  }

  /// A compiler's path may come from another machine, or from a nested folder: the longest end that
  /// it shares with a source decides, including the folder if present.
  func catalogs(of source: String) -> Set<String> {
    let steps = Self.steps(of: source)
    guard let name = steps.first, let known = known[name] else { return [] }
    let shared = known.map { ($0.catalog, zip($0.steps, steps).prefix { $0 == $1 }.count) }
    let longest = shared.map(\.1).max() ?? 0
    guard longest >= min(2, steps.count) else { return [] }
    return Set(shared.filter { $0.1 == longest }.map(\.0))
  }

  /// The steps of a path, the last one first.
  private static func steps(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }.reversed()
  }
}
