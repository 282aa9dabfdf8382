import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// Checks the strings that an import brings: those that would break the app are left out by name,
/// and doubtful ones need a review.
struct ImportCheck {
  let check: TranslationCheck
  /// Whether strings that would break the app are imported all the same.
  let acceptsFaulty: Bool
  /// Imports parts into the catalog.
  let take: ([ImportedTable]) -> Imported

  /// A key in a language.
  private struct TranslationKey: Hashable {
    var key: ExactString
    var language: String
  }

  /// Imports parts without their faulty strings.
  func run(_ parts: [ImportedTable], in catalog: Catalog) -> Imported {
    var rest = parts
    var imported = take(rest)
    var refused: [Finding] = []
    // First without the faulty forms, then without the other forms of strings that are faulty still.
    for isWhole in [false, true] {
      guard imported.isWhole, !imported.changes.isEmpty else { break }
      let faults = faults(in: imported, since: catalog)
      if faults.isEmpty { break }
      refused += faults
      if acceptsFaulty { break }
      rest = rest.map { Self.part($0, without: faults, wholly: isWhole) }
      imported = take(rest)
    }
    guard imported.isWhole else { return imported }
    let doubts = acceptsFaulty ? [] : review(&imported, since: catalog)
    if refused.isEmpty, doubts.isEmpty { return imported }
    let units = Self.units(in: parts)
    let reports =
      refused.map { refusal($0, at: Self.location(of: $0, units)) }
      + doubts.map {
        Diagnostic(
          .note, "\(Self.name($0)): \($0.text); it needs review",
          at: Self.location(of: $0, units))
      }
    // In the order of the file, which a translator goes through.
    imported.diagnostics += reports.sorted {
      ($0.location?.line ?? 0, $0.location?.column ?? 0)
        < ($1.location?.line ?? 0, $1.location?.column ?? 0)
    }
    return imported
  }

  /// The errors that an import would add.
  private func faults(in imported: Imported, since old: Catalog) -> [Finding] {
    let errors = findings(in: imported, about: imported.catalog).filter { $0.severity == .error }
    guard !errors.isEmpty else { return [] }
    let before = Set(findings(in: imported, about: old).map(Self.content))
    return errors.filter { !before.contains(Self.content($0)) }
  }

  /// The findings about the strings that an import changes, in one of the two catalogs.
  private func findings(in imported: Imported, about catalog: Catalog) -> [Finding] {
    let changes = Self.translations(of: imported)
    var keys: Set<ExactString> = []
    let changed = imported.changes.map(\.key).filter { keys.insert(ExactString($0)).inserted }
    let found = check.findings(
      about: changed, in: catalog, languages: Set(changes.map(\.language)))
    return found.filter { Self.translation(of: $0).map(changes.contains) == true }
  }

  private static func translations(of imported: Imported) -> Set<TranslationKey> {
    Set(
      imported.changes.compactMap { change in
        change.language.map { TranslationKey(key: ExactString(change.key), language: $0) }
      })
  }

  private static func translation(of finding: Finding) -> TranslationKey? {
    guard let key = finding.key, let language = finding.language else { return nil }
    return TranslationKey(key: ExactString(key), language: language)
  }

  private static func content(_ finding: Finding) -> [String?] {
    [finding.id, finding.key, finding.language, finding.variation, finding.message]
  }

  /// A part without the units that findings are about.
  ///
  /// - Parameter isWhole: Whether all forms of their keys are left out.
  private static func part(
    _ part: ImportedTable, without faults: [Finding], wholly isWhole: Bool
  ) -> ImportedTable {
    let faults = Dictionary(grouping: faults) { ExactString($0.key ?? "") }
    var forms: [ExactString: Set<String>] = [:]
    for unit in part.table.units {
      let key = ExactString(unit.key)
      if faults[key] != nil { forms[key, default: []].insert(unit.path.description) }
    }
    var rest = part
    for (index, unit) in part.table.units.enumerated() {
      let key = ExactString(unit.key)
      // A finding about a form that the file has no unit of is about the whole string.
      let isHit = faults[key]?.contains { finding in
        let form = finding.variation ?? ""
        return isAbout(finding, unit, part.language)
          && (isWhole || form == unit.path.description || forms[key]?.contains(form) != true)
      }
      if isHit == true { rest.table.units[index].target = nil }
    }
    return rest
  }

  private static func isAbout(
    _ finding: Finding, _ unit: ExchangeUnit, _ language: String
  ) -> Bool {
    finding.key?.isExactly(unit.key) == true
      && finding.language.map { LanguageSpelling.isSame($0, language) } == true
  }

  private func refusal(_ finding: Finding, at place: Location?) -> Diagnostic {
    let name = Self.name(finding)
    return acceptsFaulty
      ? Diagnostic(.note, "\(name): \(finding.text)", at: place)
      : Diagnostic(
        .warning, "\(name): \(finding.text); left out, --accept-faulty imports it", at: place)
  }

  private static func name(_ finding: Finding) -> Phrase {
    let form = finding.variation.map { " (\($0))" } ?? ""
    return "\((finding.key ?? "").quoted)\(form) in \(finding.language ?? "")"
  }

  /// The units of each key with their languages.
  private static func units(
    in parts: [ImportedTable]
  ) -> [ExactString: [(language: String, unit: ExchangeUnit)]] {
    var units: [ExactString: [(language: String, unit: ExchangeUnit)]] = [:]
    for part in parts {
      for unit in part.table.units {
        units[ExactString(unit.key), default: []].append((part.language, unit))
      }
    }
    return units
  }

  /// The place of the unit that a finding is about.
  private static func location(
    of finding: Finding, _ units: [ExactString: [(language: String, unit: ExchangeUnit)]]
  ) -> Location? {
    let own = units[ExactString(finding.key ?? "")]?
      .filter { isAbout(finding, $0.unit, $0.language) }.map(\.unit)
    let exact = own?.first { $0.path.description == finding.variation ?? "" }
    return (exact ?? own?.first)?.location
  }

  /// Gives doubtful strings the state `needs_review`, also if only their state changed: importing
  /// twice is importing once.
  ///
  /// - Returns: The findings about them.
  private func review(_ imported: inout Imported, since old: Catalog) -> [Finding] {
    var doubts: [Finding] = []
    var doubtful: Set<TranslationKey> = []
    for finding in findings(in: imported, about: imported.catalog) where finding.severity != .note {
      guard let translation = Self.translation(of: finding), let key = finding.key,
        let language = finding.language, var entry = imported.catalog[key],
        let localization = entry.localizations[language],
        let marked = localization.marked(
          by: finding.variation, since: old[key]?.localizations[language], language)
      else { continue }
      if localization != marked {
        entry.localizations[language] = marked
        imported.catalog[key] = entry
      }
      doubtful.insert(translation)
      doubts.append(finding)
    }
    imported.changes = imported.changes.compactMap { change in
      guard let language = change.language,
        doubtful.contains(TranslationKey(key: ExactString(change.key), language: language))
      else { return change }
      let isSame =
        imported.catalog[change.key]?.localizations[language]
        == old[change.key]?.localizations[language]
      var change = change
      change.kind = .needsReview
      return isSame ? nil : change
    }
    return doubts
  }
}

extension Imported {
  /// Whether it can be written.
  var isWhole: Bool { !diagnostics.contains { $0.severity == .error } }
}

extension Localization {
  /// The localization with the changed texts of a variation marked for review; nil if none of them
  /// changed, or all are marked.
  ///
  /// - Parameter variation: A variation or the beginning of several, such as `plural`; nil for all.
  fileprivate func marked(
    by variation: String?, since old: Localization?, _ language: String
  ) -> Localization? {
    let before = Set(old?.forms(language: language) ?? [])
    var marked = self
    var isMarked = false
    for form in forms(language: language) where !before.contains(form) {
      let path = form.path.description
      guard variation == nil || path == variation || path.hasPrefix("\(variation ?? "")."),
        form.state?.isTranslated == true || form.state == .needsReview
      else { continue }
      isMarked = true
      if stringSet != nil, form.path.isRoot, stringUnit == nil {
        marked.stringSet?.state = .needsReview
      } else {
        _ = marked.insert(form.value, state: .needsReview, at: form.path, nil)
      }
    }
    return isMarked ? marked : nil
  }
}
