internal import struct PhrasebookPlatform.Mutex
internal import Foundation

/// Finds routes for one list of preferred languages and caches them. Localizers with the same
/// preferences share one, so a server's next request finds its routes cached.
final class LookupCache: Sendable {
  let preference: LanguagePreference
  private let supported: [String]?
  private let source: TableSource
  private let isReloading: Bool
  private let routes = AtomicReference(RouteTable())
  /// The choice for the text in the code without a table.
  let choiceOfCode: LookupChoice

  /// The maximum number of routes; programs have fewer.
  private static let capacity = 512

  init(
    _ preference: LanguagePreference, supported: [String]? = nil, source: TableSource = .bundles,
    isReloading: Bool = false
  ) {
    self.preference = preference
    self.supported = supported
    self.source = source
    self.isReloading = isReloading
    choiceOfCode = LookupChoice(ofCodeFor: preference.languages)
  }

  /// Returns the route to a table. A cached one is found without a lock.
  func route(_ place: Phrase.TablesOrigin, table: String?, isFurther: Bool = false) -> Route {
    let key = RouteKey(place, table: table, isFurther: isFurther)
    if !isReloading, let route = routes.value[key] { return route }
    let route = plan(place, table: table, key: key, isFurther: isFurther)
    if isReloading { return route }
    // A route without tables is not cached, except for the usual table: its name may come from
    // another process.
    guard !route.steps.isEmpty || (table == nil && !place.isReceived) else { return route }
    routes.replace { old in
      guard old.count < Self.capacity, old[key] == nil else { return old }
      return old.adding(route)
    }
    return route
  }

  /// Returns a cached route, by the parts of its key; nil if absent. It lives as long as the
  /// cache.
  @inline(__always)
  func knownRoute(_ mark: UInt, name: String, table: String?) -> Unmanaged<Route>? {
    routes.with { routes in
      name.isEmpty && table == nil
        ? routes.find(mark) : routes.find(mark, name: name, table: table)
    }
  }

  /// Returns the cache of the same preferences with another language first.
  func preferring(_ language: String) -> LookupCache {
    guard preference.languages.first != language else { return self }
    let preference = LanguagePreference([language] + preference.languages.filter { $0 != language })
    if case .bundles = source.kind, supported == nil, !isReloading { return .shared(preference) }
    return LookupCache(
      preference, supported: supported, source: source, isReloading: isReloading)
  }

  /// Returns the language used for a bundle's strings; nil if it has no tables.
  func language(in bundle: Phrase.BundleDescription) -> String? {
    bundleTables(bundle.place, isFurther: false).first { !$0.tables.isEmpty }
      .flatMap { match(with: $0).language }
  }

  private func plan(
    _ place: Phrase.TablesOrigin, table: String?, key: RouteKey, isFurther: Bool
  ) -> Route {
    let name = table ?? "Localizable"
    var problems: [LookupProblem] = []
    let steps = bundleTables(place, isFurther: isFurther).compactMap { tables -> LookupStep? in
      problems += tables.problems
      guard let table = tables.tables[name] else { return nil }
      return LookupStep(table, match: match(with: tables), preference: preference)
    }
    var kept: Bundle?
    if case .bundle(let bundle) = place { kept = bundle }
    return Route(key: key, steps: steps, problems: problems, bundle: kept)
  }

  private func match(with tables: BundleTables) -> LanguageMatch {
    guard let supported else { return preference.match(in: tables.matcher) }
    return preference.match(
      in: LanguageMatcher(supported: supported, development: tables.sourceLanguage))
  }

  private func bundleTables(
    _ place: Phrase.TablesOrigin, isFurther: Bool
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
      isReloading ? TableCache.shared.freshTables(in: $0) : TableCache.shared.tables(in: $0)
    }
  }
}

extension LookupCache {
  private static let known = Mutex<[LanguagePreference: LookupCache]>([:])
  /// Requests have arbitrary lists of languages, so the number of cached lists is limited.
  private static let knownCapacity = 512

  /// Returns the shared cache of these preferences.
  static func shared(_ preference: LanguagePreference) -> LookupCache {
    known.withLock { known in
      if let cache = known[preference] { return cache }
      let cache = LookupCache(preference)
      if known.count >= knownCapacity { known.removeAll(keepingCapacity: true) }
      known[preference] = cache
      return cache
    }
  }
}
