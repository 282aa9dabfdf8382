import PhrasebookModel

/// The texts that people have written since a version: a change that removes an entry, or a
/// language of it, is not meant to remove what another person has just added.
///
/// Changes of the extractor do not count: comments, texts in state `new`, a review because the
/// source text changed, and entries that become stale. Nor do machine translations.
enum Authorship {
  /// Whether a person has written or reviewed a text, or taken the entry over.
  static func isWritten(_ entry: Entry, since base: Entry) -> Bool {
    if entry.extractionState == .manual, base.extractionState != .manual { return true }
    if entry.shouldTranslate != base.shouldTranslate { return true }
    if entry.generatesSymbol != base.generatesSymbol { return true }
    // A mark holds what a person wrote.
    let marks = entry.conflictMarks
    if !marks.isEmpty {
      let known = Set(base.conflictMarks.map { ExactString($0.line) })
      if marks.contains(where: { !known.contains(ExactString($0.line)) }) { return true }
    }
    return entry.localizations.contains { language, localization in
      isWritten(localization, since: base.localizations[language])
    }
  }

  /// Whether a person has written or reviewed a text of a language.
  static func isWritten(_ localization: Localization, since base: Localization?) -> Bool {
    if localization.isSame(as: base ?? Localization()) { return false }
    var before: [Text: State] = [:]
    for form in base?.forms(language: "") ?? [] { before[Text(form)] = form.state }
    return localization.forms(language: "").contains { form in
      guard form.state != .new, form.state != .machineTranslated else { return false }
      guard let state = before[Text(form)] else { return true }
      return form.state == .translated && state != .translated
    }
  }

  /// Whether a review is asked for that was not asked for before.
  static func asksForReview(_ localization: Localization, since base: Localization?) -> Bool {
    let before = base?.forms(language: "") ?? []
    return localization.forms(language: "").contains { $0.state == .needsReview }
      && !before.contains { $0.state == .needsReview }
  }

  /// Whether no person has written any of it.
  static func isExtracted(_ localization: Localization) -> Bool {
    localization.forms(language: "").allSatisfy { $0.state == .new }
  }

  /// Whether a machine has translated some of it, and no person has written the rest.
  static func isMachine(_ localization: Localization) -> Bool {
    let states = localization.forms(language: "").map(\.state)
    return states.contains(.machineTranslated)
      && states.allSatisfy { $0 == .machineTranslated || $0 == .new }
  }

  private struct Text: Hashable {
    let path: VariationPath
    let value: ExactString

    init(_ form: Form) {
      path = form.path
      value = ExactString(form.value)
    }
  }
}
