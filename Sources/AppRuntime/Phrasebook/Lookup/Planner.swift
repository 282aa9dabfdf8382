internal import Foundation

/// Finds routes for one reader's languages, and keeps them. Localizers that prefer the same
/// languages share one, so that a server's next request finds the way laid.
final class Planner: Sendable {
  let wish: ReaderWish
  private let supported: [String]?
  private let source: TableSource
  private let isReloading: Bool
  private let routes = Published(RouteTable())
  /// How the code's own texts are written where there is no table.
  let choiceOfCode: Route.Choice

  /// More than programs have.
  private static let capacity = 512

  init(
    _ wish: ReaderWish, supported: [String]? = nil, source: TableSource = .bundles,
    isReloading: Bool = false
  ) {
    self.wish = wish
    self.supported = supported
    self.source = source
    self.isReloading = isReloading
    choiceOfCode = Route.Choice(ofCodeFor: wish.languages)
  }

  /// The way to a table. No lock is taken for one that was asked for before.
  func route(_ place: Phrase.Place, table: String?, isFurther: Bool = false) -> Route {
    let key = RouteKey(place, table: table, isFurther: isFurther)
    if !isReloading, let route = routes.value[key] { return route }
    let route = plan(place, table: table, key: key, isFurther: isFurther)
    if isReloading { return route }
    // A way to nowhere is not kept, but for the usual table: its name may come from outside.
    guard !route.stops.isEmpty || (table == nil && !place.isReceived) else { return route }
    routes.replace { old in
      guard old.count < Self.capacity, old[key] == nil else { return old }
      return old.adding(route)
    }
    return route
  }

  /// The way to a table that was asked for before, given by the parts of its key; nil where there is
  /// none. It is kept as long as the planner.
  @inline(__always)
  func knownRoute(_ mark: UInt, name: String, table: String?) -> Unmanaged<Route>? {
    routes.with { routes in
      name.isEmpty && table == nil
        ? routes.find(mark) : routes.find(mark, name: name, table: table)
    }
  }

  /// The same reader, but one who would rather read another language first.
  func preferring(_ language: String) -> Planner {
    guard wish.languages.first != language else { return self }
    let wish = ReaderWish([language] + wish.languages.filter { $0 != language })
    if case .bundles = source.kind, supported == nil, !isReloading { return .shared(wish) }
    return Planner(
      wish, supported: supported, source: source, isReloading: isReloading)
  }

  /// The language that the texts of a bundle are shown in; nil where there are no tables.
  func language(in bundle: Phrase.BundleDescription) -> String? {
    bundleTables(bundle.place, isFurther: false).first { !$0.tables.isEmpty }
      .flatMap { match(with: $0).language }
  }

  private func plan(
    _ place: Phrase.Place, table: String?, key: RouteKey, isFurther: Bool
  ) -> Route {
    let name = table ?? "Localizable"
    var problems: [LookupProblem] = []
    let stops = bundleTables(place, isFurther: isFurther).compactMap { tables -> Route.Stop? in
      problems += tables.problems
      guard let table = tables.tables[name] else { return nil }
      return Route.Stop(table, match: match(with: tables), wish: wish)
    }
    var kept: Bundle?
    if case .bundle(let bundle) = place { kept = bundle }
    return Route(key: key, stops: stops, problems: problems, bundle: kept)
  }

  private func match(with tables: BundleTables) -> LanguageMatch {
    guard let supported else { return wish.match(in: tables.matcher) }
    return wish.match(
      in: LanguageMatcher(supported: supported, development: tables.sourceLanguage))
  }

  private func bundleTables(
    _ place: Phrase.Place, isFurther: Bool
  ) -> [BundleTables] {
    let folders: [String]
    switch source.kind {
    case .tables(let tables): return isFurther ? [] : [tables]
    case .folder(let path): folders = isFurther ? [] : [path]
    case .bundles:
      folders =
        isFurther ? BundleFinder.otherFolders(than: place) : BundleFinder.folders(of: place)
    }
    return folders.map {
      isReloading ? TableShelf.shared.freshTables(in: $0) : TableShelf.shared.tables(in: $0)
    }
  }
}

extension Planner {
  private static let known = Guarded<[ReaderWish: Planner]>([:])
  /// Readers send any list of languages: the lists that are kept are bounded.
  private static let knownCapacity = 512

  /// The planner of everybody who prefers these languages.
  static func shared(_ wish: ReaderWish) -> Planner {
    known.withLock { known in
      if let planner = known[wish] { return planner }
      let planner = Planner(wish)
      if known.count >= knownCapacity { known.removeAll(keepingCapacity: true) }
      known[wish] = planner
      return planner
    }
  }
}
