import CatalogJSON
public import PhrasebookModel

/// Merges three versions of a catalog by meaning: base, ours and theirs in, ours with the changes of
/// theirs out, and every place that both have written.
///
/// Only changes of theirs since the base are applied, so everything else in ours stays as it is,
/// byte for byte, and in its place. Nothing that a person wrote on either side is lost: a text
/// outlives the removal of its key by the other side, follows its key to a new name, and stays in a
/// mark if the other side has another text in its place.
public struct Merge: Sendable {
  /// The side that wins a conflict; nil to mark it.
  public var preference: MergePreference?

  /// Creates a merge.
  public init(preference: MergePreference? = nil) { self.preference = preference }

  /// Merges; without a base, everything counts as added by both.
  public func callAsFunction(base: Catalog?, ours: Catalog, theirs: Catalog) -> Merged {
    let base = base ?? Catalog(sourceLanguage: ours.sourceLanguage, version: ours.version)
    var run = MergeRun(preference: preference, base: base, ours: ours, theirs: theirs)
    run.merge()
    return run.result
  }
}

/// One merge under way.
private struct MergeRun {
  let preference: MergePreference?
  let base: Catalog
  let ours: Catalog
  let theirs: Catalog
  /// The keys that each side has renamed.
  let renamed: (ours: Renames, theirs: Renames)
  var result: Merged
  /// The key of ours that the entry which is looked at follows in theirs.
  private var last: String?

  init(preference: MergePreference?, base: Catalog, ours: Catalog, theirs: Catalog) {
    self.preference = preference
    self.base = base
    self.ours = ours
    self.theirs = theirs
    renamed = (Renames(from: base, to: ours), Renames(from: base, to: theirs))
    result = Merged(catalog: ours)
  }

  mutating func merge() {
    for (key, entry) in theirs.entries {
      defer { if ours.contains(key) { last = key } }
      if let before = base[key] {
        if !entry.isSame(as: before) { change(key, before, to: entry) }
      } else if let old = renamed.theirs.oldKey(of: key), let before = base[old],
        rename(old, before, to: key, entry)
      {
        continue
      } else {
        add(key, entry)
      }
    }
    for key in base.keys where !theirs.contains(key) { remove(key) }
    mergeHeader()
  }

  /// Theirs has changed an entry.
  private mutating func change(_ key: String, _ before: Entry, to entry: Entry) {
    if let mine = ours[key] {
      set(key, before, mine, entry)
    } else if let new = renamed.ours.newKey(of: key), !theirs.contains(new), let mine = ours[new] {
      set(new, before, mine, entry)
    } else if Authorship.isWritten(entry, since: before) {
      // Ours has removed it, and does not know what theirs has written.
      result.catalog.set(entry, for: key, behind: last)
    }
  }

  /// Theirs has an entry that there was not.
  private mutating func add(_ key: String, _ entry: Entry) {
    if let mine = ours[key] {
      set(key, nil, mine, entry)
    } else {
      result.catalog.set(entry, for: key, behind: last)
    }
  }

  /// Theirs has renamed an entry; false if that cannot be followed, because ours has given one of
  /// the two names another meaning: then one key was removed and another added.
  private mutating func rename(
    _ old: String, _ before: Entry, to new: String, _ entry: Entry
  ) -> Bool {
    if let mine = ours[new] {
      guard renamed.ours.oldKey(of: new)?.isSame(as: old) == true else { return false }
      set(new, before, mine, entry)
      return true
    }
    guard let mine = ours[old] else { return false }
    result.catalog[old] = nil
    set(new, before, mine, entry)
    return true
  }

  /// Theirs has an entry no longer.
  private mutating func remove(_ key: String) {
    guard let mine = ours[key], result.catalog.contains(key), let before = base[key] else { return }
    if !Authorship.isWritten(mine, since: before) { result.catalog[key] = nil }
  }

  /// Merges three versions of an entry into the place that ours has for it.
  private mutating func set(_ key: String, _ before: Entry?, _ mine: Entry, _ other: Entry) {
    if result.catalog.contains(key), mine.isSame(as: other) { return }
    var merge = EntryMerge(key: key, preference: preference)
    let merged = merge.merge(before, mine, other)
    result.conflicts += merge.conflicts
    if !(result.catalog.contains(key) && merged.isSame(as: mine)) {
      result.catalog.set(merged, for: key, behind: last)
    }
  }

  private mutating func mergeHeader() {
    let languages = ThreeWay(base.sourceLanguage, ours.sourceLanguage, theirs.sourceLanguage)
    if let agreed = languages.agreed {
      if agreed != ours.sourceLanguage { result.catalog.sourceLanguage = agreed }
    } else {
      let side: MergePreference? =
        preference == .theirs ? .theirs : preference == .ours ? .ours : nil
      result.conflicts.append(
        MergeConflict(
          key: nil, variation: CatalogField.sourceLanguage.text,
          base: .init(text: languages.base),
          ours: .init(text: languages.ours), theirs: .init(text: languages.theirs), settled: side))
      if side == .theirs { result.catalog.sourceLanguage = theirs.sourceLanguage }
    }
    let versions = ThreeWay(base.version, ours.version, theirs.version)
    let version = versions.agreed ?? later(versions.ours, versions.theirs)
    if !version.isSame(as: ours.version) { result.catalog.version = version }
    let unknown = ThreeWay.members(base.unknown, ours.unknown, theirs.unknown) {
      name, base, ours, theirs in
      if name == Catalog.languagesMember, let list = ListMerge.merge(base, ours, theirs) {
        return list
      }
      return JSONMerge.merge(base, ours, theirs) ?? ours
    }
    if !unknown.isSame(as: ours.unknown) { result.catalog.unknown = unknown }
  }

  /// The later of two versions of the format: a file of the earlier is one of the later, too.
  private func later(_ a: String?, _ b: String?) -> String? {
    guard let a else { return b }
    guard let b else { return a }
    func parts(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    return parts(a).lexicographicallyPrecedes(parts(b)) ? b : a
  }
}
