public import PhrasebookModel

/// Updates a catalog from the code: a catalog and the extraction from the sources of its scope in,
/// the updated catalog and every change with its reason out.
///
/// One catalog is one table; strings of other tables are ignored. What a person wrote is never
/// lost: only texts in state `new`, which are the extractor's, are rewritten or removed, and
/// entries with more become stale. A second run changes nothing.
public struct Sync: Sendable {
  /// The options of the sync.
  public var options: SyncOptions

  /// Creates a sync.
  public init(options: SyncOptions = SyncOptions()) { self.options = options }

  /// Merges the strings of one table into its catalog.
  public func callAsFunction(
    _ catalog: Catalog, with extraction: Extraction, table: String, role: CatalogRole = .code
  ) -> Synced {
    self(catalog, with: extraction, table: table, role: role) { LiteralKeys() }
  }

  /// - Parameters:
  ///   - settled: The entries that need no look, for a catalog that is synced again and again.
  ///   - literals: Finds keys that no known call looks up but that are literals in the code; called
  ///     once, and only if a key would otherwise become stale or be removed.
  package func callAsFunction(
    _ catalog: Catalog, with extraction: Extraction, table: String, role: CatalogRole,
    settled: SettledEntries? = nil, literals: @escaping () -> LiteralKeys
  ) -> Synced {
    guard role.isOfCode else { return Synced(catalog: catalog) }
    return merge(
      catalog, with: extraction, table: table, role: role, settled: settled, literals: literals)
  }

  /// Merges the texts of an interface file or of property lists into their catalog.
  ///
  /// Its entries follow only those files: strings of Swift sources are ignored, and entries that
  /// never came from such a file stay as they are.
  package func callAsFunction(
    _ catalog: Catalog, withResources extraction: Extraction, table: String, role: CatalogRole
  ) -> Synced {
    merge(catalog, with: extraction, table: table, role: role)
  }

  private func merge(
    _ catalog: Catalog, with extraction: Extraction, table: String, role: CatalogRole,
    settled: SettledEntries? = nil, literals: @escaping () -> LiteralKeys = { LiteralKeys() }
  ) -> Synced {
    let strings = extraction.strings.filter { $0.table == table }
    let matching = KeyMatching(strings, in: catalog)
    var result = Synced(catalog: catalog, diagnostics: matching.diagnostics)
    result.undeterminable = extraction.undeterminable
      .filter { $0.table == table || $0.table == nil }
      .sorted { ($0.location, $0.reason.text) < ($1.location, $1.reason.text) }
    settled?.update(to: catalog, role: role)
    for (key, string) in matching.found where !string.isInactive {
      if settled?.contains(string, as: key) == true { continue }
      guard let update = found(string, as: key, in: catalog, table: table, role: role) else {
        settled?.insert(string, as: key)
        continue
      }
      result.changes += update.changes
      result.catalog[key] = update.entry
    }
    if role != .appShortcuts {
      var policy = MissingKeyPolicy(
        role: role, table: table, sourceLanguage: catalog.sourceLanguage, options: options,
        possible: matching.possible, undeterminable: result.undeterminable,
        failures: extraction.diagnostics.filter { $0.severity != .note }, findLiterals: literals)
      policy.judge(catalog, found: Set(matching.found.map { ExactString($0.key) }), into: &result)
    }
    result.changes = result.changes.sortedByKey()
    return result
  }

  /// The update of an entry that the code names; nil if it stays as it is.
  private func found(
    _ string: ExtractedString, as key: String, in catalog: Catalog, table: String,
    role: CatalogRole
  ) -> EntryUpdate? {
    func update(_ entry: Entry) -> EntryUpdate {
      EntryUpdate(
        key: key, table: table, role: role, sourceLanguage: catalog.sourceLanguage,
        keepReviewed: options.keepReviewed, entry: entry)
    }
    // Whether an entry changes depends on its source text only, and most entries stay.
    guard let part = catalog.entry(key, in: [catalog.sourceLanguage]) else {
      var added = update(Entry())
      added.add(string)
      return added
    }
    var look = update(part)
    look.find(string)
    guard !look.changes.isEmpty else { return nil }
    var whole = update(catalog[key] ?? part)
    whole.find(string)
    return whole
  }
}

extension [Change] {
  /// The changes by key, in code-point order; those of one key keep theirs.
  fileprivate func sortedByKey() -> [Change] {
    enumerated().sorted { a, b in
      a.element.key.isExactly(b.element.key)
        ? a.offset < b.offset : a.element.key.precedes(b.element.key)
    }.map(\.element)
  }
}
