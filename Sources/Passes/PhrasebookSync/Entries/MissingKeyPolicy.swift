import Phrasebook
import PhrasebookModel

/// Decides about the entries whose keys are not found in the code.
struct MissingKeyPolicy {
  let role: CatalogRole
  let table: String
  let sourceLanguage: String
  let options: SyncOptions
  /// Keys that a string with guessed specifiers may mean, and that string.
  let possible: [ExactString: String]
  let undeterminable: [UndeterminableSite]
  /// Errors and warnings of the extraction: what it could not read may name any key.
  let failures: [Diagnostic]
  /// Finds the keys that are literals in the code; a search in all sources, so done on demand.
  let findLiterals: () -> LiteralKeys
  lazy var literals = findLiterals()

  /// Judges every entry that was not found.
  mutating func judge(
    _ catalog: Catalog, found: Set<ExactString>, into result: inout Synced
  ) {
    var kept: [String] = []
    var literalKeys: [String] = []
    var staleLiteralKeys: [String] = []
    var used: [String] = []
    for key in catalog.keys where !found.contains(ExactString(key)) {
      guard let part = catalog.entry(key, in: []) else { continue }
      switch verdict(part, key, in: catalog) {
      case .leave: continue
      case .keepLiteral:
        literalKeys.append(key)
        result.held.append(
          HeldKey(key, Self.literal, at: literals.ofModules[ExactString(key)]))
      case .keepStaleLiteral: staleLiteralKeys.append(key)
      case .usedByOthers:
        used.append(key)
        result.held.append(HeldKey(key, Self.others, at: literals.ofOthers[ExactString(key)]))
      case .keep: kept.append(key)
      case .stale:
        result.catalog[key]?.extractionState = .stale
        result.changes.append(
          change(.stale, key, "no longer found in \(role.origin); its translations are kept"))
      case .remove(let reason):
        result.catalog[key] = nil
        result.changes.append(change(.removed, key, reason))
      }
    }
    if let note = note(onLiterals: literalKeys) { result.diagnostics.append(note) }
    if let note = note(onStaleLiterals: staleLiteralKeys) { result.diagnostics.append(note) }
    if let note = note(onUsed: used) { result.diagnostics.append(note) }
    kept.sort { $0.precedes($1) }
    result.held += kept.map { HeldKey($0, doubt.reason) }
    result.held.sort { $0.key.precedes($1.key) }
    if let first = kept.first { result.diagnostics.append(note(on: kept, first)) }
  }

  private static let literal: Phrase = "it is a string literal in the code, which may look it up"

  private static let others: Phrase = "a module without a catalog looks it up"

  private enum Verdict {
    case leave, keepLiteral, keepStaleLiteral, usedByOthers, keep, stale
    case remove(Phrase)
  }

  /// The verdict about a key.
  ///
  /// - Parameter entry: Its entry, without languages.
  private mutating func verdict(_ entry: Entry, _ key: String, in catalog: Catalog) -> Verdict {
    if entry.extractionState == .stale {
      guard options.prune, options.markStale, possible[ExactString(key)] == nil else {
        return .leave
      }
      return isWritten(key) ? .keepStaleLiteral : .remove("stale, and to be pruned")
    }
    // A migrated entry that was never met in code is not known to have been of it: Xcode kept such
    // entries in 3,862 of 3,862 cases while others of the same catalog became stale.
    // Of 181 empty keys in real catalogs none was stale, and Xcode left one in 19 versions of a catalog.
    guard options.markStale, entry.isAutomatic, entry.extractionState != .migrated,
      entry.shouldTranslate != false, isFed(entry), !key.isEmpty
    else { return .leave }
    if possible[ExactString(key)] != nil || keepsAll { return .keep }
    if literals.ofOthers[ExactString(key)] != nil { return .usedByOthers }
    if literals.foreign[ExactString(key)] != nil { return .keepLiteral }
    if catalog[key]?.holdsOnlyExtractedText(sourceLanguage: sourceLanguage) == true {
      return .remove(unworked(key))
    }
    if literals.ofModules[ExactString(key)] != nil { return .keepLiteral }
    return options.prune && !isWritten(key)
      ? .remove("no longer found in \(role.origin), and to be pruned") : .stale
  }

  /// The reason to remove a key without a person's work. If its text is a literal, a call that is not known
  /// may look it up, so the person is shown the place.
  private mutating func unworked(_ key: String) -> Phrase {
    guard let place = literals.ofModules[ExactString(key)] else {
      return "no longer found in \(role.origin), and never translated or edited"
    }
    return """
      no longer found in \(role.origin), and never translated or edited; the string literal in \
      \(place.brief) has its text, but no known call looks it up
      """
  }

  /// Whether the key is a literal in the code, for whatever reason.
  private mutating func isWritten(_ key: String) -> Bool {
    literals.written[ExactString(key)] != nil
  }

  /// Whether it is an entry that what feeds the catalog may have given.
  private func isFed(_ entry: Entry) -> Bool {
    switch role {
    case .code: !entry.isFromInterfaceBuilder
    case .interfaceBuilder, .infoPlist: entry.extractionState == .extractedWithValue
    case .appShortcuts: false
    }
  }

  private var keepsAll: Bool {
    !failures.isEmpty || options.undeterminable == .keep && !undeterminable.isEmpty
  }

  /// A reason why keys that are not found may be in use.
  private enum Doubt {
    case propertyList, sources, runTime, interpolations

    var reason: Phrase {
      switch self {
      case .propertyList: "not all of the property list is known"
      case .sources: "not every source could be read whole"
      case .runTime: "the code may look it up at run time"
      case .interpolations: "its interpolations may have other types"
      }
    }
  }

  private var doubt: Doubt {
    if role == .infoPlist { return .propertyList }
    if !failures.isEmpty { return .sources }
    return keepsAll ? .runTime : .interpolations
  }

  private func change(_ kind: Change.Kind, _ key: String, _ reason: Phrase) -> Change {
    Change(kind, table: table, key: key, reason: reason)
  }

  private func note(on kept: [String], _ first: String) -> Diagnostic {
    let what: Phrase =
      kept.count == 1
      ? "the key \(first.quoted) of the table \(table) is not found in \(role.origin) and is left as it is"
      : """
      \(kept.count) keys of the table \(table), such as \(first.quoted), are not found in \
      \(role.origin) and are left as they are
      """
    let site = undeterminable.first
    switch doubt {
    case .propertyList:
      return Diagnostic(
        .note, "\(what): \(site?.explanation ?? doubt.reason)", at: site?.location)
    case .sources:
      return Diagnostic(
        .note, "\(what): not every source could be read whole, see the messages",
        at: failures.first?.location)
    case .runTime:
      return Diagnostic(
        .note,
        """
        \(what): the code builds some keys at run time (\(places))
        """,
        at: site?.location)
    case .interpolations:
      return Diagnostic(
        .note,
        """
        \(what): the code has \((possible[ExactString(first)] ?? first).quoted), whose \
        interpolations have types that are not known
        """)
    }
  }

  /// The first three places where the code makes keys at run time.
  private var places: Phrase {
    let first = undeterminable.prefix(3).map(\.location.brief).joined(separator: ", ")
    return undeterminable.count > 3
      ? "\(first) and \(undeterminable.count - 3) more" : .verbatim(first)
  }
}
