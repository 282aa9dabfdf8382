import CatalogJSON
import Phrasebook
import PhrasebookModel

extension Difference {
  /// Compares the version of the format, and members of the catalog itself such as `languages`.
  mutating func compareHeaders(_ old: Catalog, _ new: Catalog) {
    if !old.version.isSame(as: new.version) {
      add(
        .changed, "", before: old.version, after: new.version,
        reason: "version: \(old.version ?? "–") → \(new.version ?? "–")")
    }
    guard !old.unknown.isSame(as: new.unknown) else { return }
    for name in Set(old.unknown.names + new.unknown.names).sorted(by: { $0.precedes($1) }) {
      let (before, after) = (old.unknown[name]?.text, new.unknown[name]?.text)
      if before == after { continue }
      add(
        .changed, "", before: before, after: after,
        reason: "\(name): \(before ?? "–") → \(after ?? "–")")
    }
  }

  /// Compares two versions of an entry.
  mutating func compare(_ key: String, _ old: Entry, _ new: Entry, _ source: String) {
    guard !old.isSame(as: new) else { return }
    compareState(key, old.extractionState, new.extractionState)
    compareComment(key, old, new)
    for (name, before, after) in [
      (CatalogField.shouldTranslate.text, old.shouldTranslate, new.shouldTranslate),
      (CatalogField.generatesSymbol.text, old.generatesSymbol, new.generatesSymbol),
    ] where before != after {
      add(
        .changed, key, before: before.map(String.init), after: after.map(String.init),
        reason:
          "\(name): \(before.map(String.init) ?? "–") → \(after.map(String.init) ?? "–")")
    }
    if !old.unknown.isSame(as: new.unknown) {
      let names = Set(old.unknown.names + new.unknown.names).filter {
        !old.unknown[$0].isSame(as: new.unknown[$0])
      }.sorted { $0.precedes($1) }
      add(.changed, key, reason: "\(names.map(\.quoted).joined(separator: ", ")) changed")
    }
    let languages = Set((old.localizations.names + new.localizations.names).map(ExactString.init))
    let order = languages.map(\.text).sorted { a, b in
      (a == source) == (b == source) ? a.precedes(b) : a == source
    }
    for language in order {
      let (before, after) = (old.localizations[language], new.localizations[language])
      guard !before.isSame(as: after) else { continue }
      compareTexts(key, language, before, after, isSource: language == source)
    }
  }

  private mutating func compareState(
    _ key: String, _ old: ExtractionState?, _ new: ExtractionState?
  ) {
    guard old != new else { return }
    let states = (old?.rawValue, new?.rawValue)
    if new == .stale {
      add(.stale, key, before: states.0, after: states.1, reason: "no longer found in the code")
    } else if old == .stale {
      add(.restored, key, before: states.0, after: states.1, reason: "found in the code again")
    } else {
      add(
        .changed, key, before: states.0, after: states.1,
        reason: "now \(Self.words(for: new)), before \(Self.words(for: old))")
    }
  }

  private static func words(for state: ExtractionState?) -> Phrase {
    state.map { .verbatim($0.word) } ?? "found in the code"
  }

  private mutating func compareComment(_ key: String, _ old: Entry, _ new: Entry) {
    guard !old.comment.isSame(as: new.comment) else { return }
    let reason: Phrase =
      switch (old.comment, new.comment) {
      case (let before?, let after?): "comment: \(before.quoted) → \(after.quoted)"
      case (nil, let after?): "comment: \(after.quoted)"
      case (let before?, nil): "the comment \(before.quoted) was removed"
      case (nil, nil): ""
      }
    add(.changed, key, before: old.comment, after: new.comment, reason: reason)
  }

  private mutating func compareTexts(
    _ key: String, _ language: String, _ old: Localization?, _ new: Localization?, isSource: Bool
  ) {
    let before = FormsByPath(old, language)
    let after = FormsByPath(new, language)
    let count = changes.count
    for path in after.paths {
      for (index, form) in after[path].enumerated() {
        let was = before[path].indices.contains(index) ? before[path][index] : nil
        compare(key, was, form, isSource: isSource)
      }
    }
    for path in before.paths {
      for form in before[path].dropFirst(after[path].count) {
        add(
          .removed, key, language: language, variation: form.place, before: form.value,
          states: [form.state, nil], reason: "the text \(form.value.quoted) was removed")
      }
    }
    if changes.count == count {
      add(.changed, key, language: language, reason: "what is not text changed")
    }
  }

  private mutating func compare(_ key: String, _ old: Form?, _ new: Form, isSource: Bool) {
    let sameText = old?.value.isSame(as: new.value) ?? false
    if sameText, old?.state == new.state { return }
    let kind = Self.kind(from: old, to: new, sameText: sameText, isSource: isSource)
    let text =
      sameText
      ? new.value.quoted : (old.map { "\($0.value.quoted) → " } ?? "") + new.value.quoted
    let states =
      old?.state == new.state || old == nil
      ? (new.state == .translated ? "" : " (\(new.state?.word ?? ""))")
      : " (\(old?.state?.word ?? "") → \(new.state?.word ?? ""))"
    add(
      kind, key, language: new.language, variation: new.place, before: old?.value,
      after: new.value, states: [old?.state, new.state], reason: "\(text)\(states)")
  }

  private static func kind(
    from old: Form?, to new: Form, sameText: Bool, isSource: Bool
  ) -> Change.Kind {
    if isSource, !sameText { return .sourceChanged }
    if new.state == .needsReview, old?.state != .needsReview { return .needsReview }
    guard new.state == .translated else { return .stateChanged }
    guard let old, old.state != .translated, old.state != .new else { return .translated }
    return .reviewed
  }
}

/// The texts of a localization by their places; the phrases of an App Shortcut share one.
private struct FormsByPath {
  private(set) var paths: [VariationPath] = []
  private var forms: [VariationPath: [Form]] = [:]

  init(_ localization: Localization?, _ language: String) {
    for form in localization?.forms(language: language) ?? [] {
      if forms[form.path] == nil { paths.append(form.path) }
      forms[form.path, default: []].append(form)
    }
  }

  subscript(path: VariationPath) -> [Form] { forms[path] ?? [] }
}

extension Form {
  /// The place as people write it; nil for the text itself.
  fileprivate var place: String? {
    let text = path.description
    return text.isEmpty ? nil : text
  }
}

extension State {
  /// The state in words.
  package var word: String { String(rawValue.map { $0 == "_" ? " " : $0 }) }
}

extension ExtractionState {
  /// The state in words.
  fileprivate var word: String { String(rawValue.map { $0 == "_" ? " " : $0 }) }
}
