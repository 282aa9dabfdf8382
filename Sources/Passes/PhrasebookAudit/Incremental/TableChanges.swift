import PhrasebookModel

/// A table beside its state at the last audit: which of its results still hold.
struct TableChanges {
  let new: Table
  let old: Table
  /// Whether the code is the same value as before, and the same parts of it are for developers.
  private let hasSameCode: Bool
  /// Whether everything that all entries depend on is as it was.
  private let hasSameFrame: Bool

  init(of new: Table, since old: Table) {
    (self.new, self.old) = (new, old)
    hasSameCode =
      new.input.hasSameCode(as: old.input)
      && new.input.developerSites == old.input.developerSites
    hasSameFrame =
      new.input.name == old.input.name && new.input.file == old.input.file
      && new.input.role == old.input.role && new.hasAllCode == old.hasAllCode
      && new.hasCode == old.hasCode && new.rareForms == old.rareForms
      && new.input.catalog.sourceLanguage.isExactly(old.input.catalog.sourceLanguage)
  }

  /// Whether the findings about the table as a whole still hold.
  var isNothing: Bool {
    new.input.isSame(as: old.input) && new.tableNames == old.tableNames
      && Self.areSame(new.neighbours, old.neighbours)
      && Self.areSame(new.namesakes, old.namesakes)
  }

  private static func areSame(_ new: [AuditedTable], _ old: [AuditedTable]) -> Bool {
    new.count == old.count && zip(new, old).allSatisfy { $0.isSame(as: $1) }
  }

  /// The movement of entries; nil if something else that their checks look at has changed.
  func shift(of keys: ArraySlice<String>) -> EntryShift? {
    guard hasSameFrame else { return nil }
    var shift = EntryShift()
    for (place, key) in keys.enumerated() {
      guard let lines = new.input.catalog.lines(ofEntry: key, movedSince: old.input.catalog),
        place == 0 || lines == shift.lines
      else { return nil }
      shift.lines = lines
      let name = ExactString(key)
      guard new.input.lostKeys.contains(name) == old.input.lostKeys.contains(name),
        new.input.plainTexts[name] == old.input.plainTexts[name],
        hasSameCode || hasSameCalls(for: key, &shift)
      else { return nil }
    }
    return shift
  }

  /// Takes in how the calls for a key have moved; false if they are not as they were.
  private func hasSameCalls(for key: String, _ shift: inout EntryShift) -> Bool {
    let (strings, oldStrings) = (new.strings(for: key), old.strings(for: key))
    let (calls, oldCalls) = (new.formatCalls(of: key), old.formatCalls(of: key))
    guard strings.count == oldStrings.count, calls.count == oldCalls.count else { return false }
    for (string, oldString) in zip(strings, oldStrings) {
      guard string.isExactly(oldString),
        zip(string.sites, oldString.sites).allSatisfy({ $0.isExactly($1) }),
        zip(oldString.locations, string.locations).allSatisfy({ moves($0, to: $1, &shift) }),
        zip(oldString.sites, string.sites).allSatisfy({
          moves($0.location, to: $1.location, &shift)
        })
      else { return false }
    }
    for (call, oldCall) in zip(calls, oldCalls) {
      guard call.arguments == oldCall.arguments,
        moves(oldCall.location, to: call.location, &shift)
      else { return false }
    }
    // Findings list the calls in the order of their places.
    let places = oldStrings.flatMap(\.locations).sorted().map { shift.sites[$0] ?? $0 }
    return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private func areForDevelopersAlike(_ place: Location, _ before: Location) -> Bool {
    // The name of a file gives one answer for all its lines.
    place.file == before.file
      ? new.input.developerSites.contains(place) == old.input.developerSites.contains(before)
      : new.isForDevelopers(place) == old.isForDevelopers(before)
  }

  private func moves(_ place: Location, to new: Location, _ shift: inout EntryShift) -> Bool {
    areForDevelopersAlike(new, place) && shift.move(place, to: new)
  }
}

extension AuditedTable {
  /// Whether the code is the same value as that of an older state.
  fileprivate func hasSameCode(as other: AuditedTable) -> Bool {
    guard let code, let other = other.code else { return code == nil && other.code == nil }
    return code.isSameValue(as: other)
  }

  /// Whether nothing that a check can look at differs from an older state.
  fileprivate func isSame(as other: AuditedTable) -> Bool {
    catalog.isSameFile(as: other.catalog) && name == other.name && file == other.file
      && role == other.role && modules == other.modules && hasSameCode(as: other)
      && isCodeWhole == other.isCodeWhole && declaredLanguages == other.declaredLanguages
      && isInXcodeStyle == other.isInXcodeStyle && reading == other.reading
      && needsBundle == other.needsBundle && plainTexts == other.plainTexts
      && keysOfSymbols == other.keysOfSymbols
      && developerSites == other.developerSites && platformSites == other.platformSites
      && lostKeys == other.lostKeys && rivals == other.rivals
  }
}
