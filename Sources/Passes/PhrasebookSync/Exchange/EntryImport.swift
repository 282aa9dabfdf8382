internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Imports the units of one key into its entry, language by language.
struct EntryImport {
  let key: String
  let table: String
  private(set) var entry: Entry
  private(set) var changes: [Change] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The language whose units are taken.
  private var forms: ExchangeForms
  /// Its units as they were exported; nil if they are not known.
  private var exported: [VariationPath: ExchangeUnit]?
  /// The source text and the source language's forms, which all languages ask for.
  private var source: Localization?
  private var sourceText: String?

  init(key: String, table: String, entry: Entry, forms: ExchangeForms) {
    self.key = key
    self.table = table
    self.entry = entry
    self.forms = forms
    source = entry.localizations[forms.sourceLanguage]
    sourceText = ExchangeForms.sourceText(at: VariationPath(), of: source, key: key)
  }

  /// Imports the units of a language; the changes of their forms follow each other.
  mutating func take(
    _ units: ArraySlice<ExchangeUnit>, _ forms: ExchangeForms,
    exported: [VariationPath: ExchangeUnit]?
  ) {
    self.forms = forms
    let isSource = forms.language == forms.sourceLanguage
    // The entry changes in its place as long as nothing else holds it.
    let old = isSource ? entry : Entry()
    let before = entry.localizations[forms.language]
    let here = Dictionary(
      before?.exchangeForms(language: forms.language).map { ($0.path, $0) } ?? [],
      uniquingKeysWith: { first, _ in first })
    let units =
      TextAroundPlural.units(of: Array(units), key: key, source: source, target: before)
      ?? Array(units)
    self.exported = exported.map { sent in
      let sent =
        TextAroundPlural.units(of: Array(sent.values), key: key, source: source, target: before)
        .map { Dictionary($0.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }) }
        ?? sent
      // Exported units have the place of those that come back.
      return sent.values.reduce(into: sent) { sent, unit in
        let unit = placed(unit, in: before)
        if sent[unit.path] == nil { sent[unit.path] = unit }
      }
    }
    let spelling = ArgumentSpelling(source: source, target: before)
    var writer = VariationWriter(
      key: key, forms: forms, source: source, localization: before ?? Localization())
    // The text around a part, if the file has the part's forms as those of the whole text.
    var around: State?
    for unit in units {
      guard unit.target != nil else { continue }
      let path = unit.path
      let unit = placed(unit, in: before)
      let isInPart = unit.path.substitution != path.substitution
      if isInPart, around == nil { around = unit.state ?? .translated }
      guard let text = unit.target.map({ spelling.own($0, at: unit.path) }) else { continue }
      let same = here[unit.path]
      let flat = same == nil && unit.path.isOther ? here[VariationPath()] : nil
      take(unit, text, same, over: flat, spelling, &writer)
    }
    if let around { writer.putTextAroundPart(around) }
    writer.complete(beside: before)
    guard writer.localization != before ?? Localization() else { return }
    entry.localizations[forms.language] = writer.localization
    if isSource {
      source = writer.localization
      sourceText = ExchangeForms.sourceText(at: VariationPath(), of: source, key: key)
      changes += SourceText.change(
        from: old, to: entry, key: key, language: forms.language, .nothing
      ).review(&entry, key: key, table: table, sourceLanguage: forms.language)
    }
  }

  /// A plural of a whole text as a form of the only substitution, if the catalog has it so:
  /// `.stringsdict` and PO write both in the same way. A text as the first phrase of an App
  /// Shortcut, for which `.strings` has no other form.
  private func placed(_ unit: ExchangeUnit, in target: Localization?) -> ExchangeUnit {
    guard unit.path.substitution == nil,
      let shape = target.flatMap({ $0.isEmpty ? nil : $0 }) ?? source
    else { return unit }
    var placed = unit
    if unit.path.isRoot {
      if let set = shape.stringSet, shape.stringUnit == nil,
        unit.source == nil || set.values.count == 1
      {
        placed.path = VariationPath(phrase: 0)
      }
      return placed
    }
    guard unit.path.steps.first?.kind == CatalogVariation.plural.text, shape.variations == nil,
      shape.substitutions.count == 1, let name = shape.substitutions.names.first,
      let text = shape.stringUnit?.value,
      text.isExactly("%#@\(name)@") || text.isExactly("%1$#@\(name)@"),
      // A form whose source is the text around the part is meant to be one of the whole text.
      unit.source.map({ !$0.isExactly(text) }) ?? true
    else { return unit }
    placed.path.substitution = name
    // There, an argument without a position is the next one; here it is that of the substitution.
    if shape.substitutions[name]?.argNum == 1, let target = unit.target {
      placed.target = FormatString(target).numbered(atLeast: 1) ?? target
    }
    return placed
  }

  /// - Parameters:
  ///   - here: The form as it is.
  ///   - flat: The text without forms whose place the form takes.
  private mutating func take(
    _ unit: ExchangeUnit, _ text: String, _ here: Form?, over flat: Form?,
    _ spelling: ArgumentSpelling, _ writer: inout VariationWriter
  ) {
    let old = here ?? flat
    let sourceNow =
      unit.path.isRoot
      ? sourceText : ExchangeForms.sourceText(at: unit.path, of: source, key: key)
    // A blank translation clears a text as an empty one does, unless the source is blank.
    let isHole =
      text.showsNothing && old?.value.showsNothing == false
      && !(sourceNow ?? unit.source ?? key).showsNothing
    guard !text.isEmpty, !isHole else {
      return takeEmpty(unit, old, isInSource: sourceNow?.isEmpty == true, &writer)
    }
    let isSame = here.map { isAlike(unit, $0.value, text, spelling) } ?? false
    var isOutdated = isOutdatedMark(unit, on: old, isSame: isSame)
    // Xcode writes every source text as its own translation in the source language.
    if old == nil, forms.language == forms.sourceLanguage, unit.state ?? .new == .new,
      let sourceNow, spelling.isSame(sourceNow, text, at: unit.path)
    {
      return
    }
    if let exported {
      // A unit that was not exported had no text: one that is here now was written since.
      let sent =
        exported[unit.path] ?? (flat == nil ? nil : exported[VariationPath()])
        ?? ExchangeUnit(key: key, path: unit.path)
      let isUntouched = sent.target.map { isAlike(unit, $0, text, spelling) } ?? false
      if isUntouched, unit.agrees(with: sent.state) { return }
      if !isSame, let old, !isUntouched,
        sent.target.map({ !spelling.isSame($0, old.value, at: unit.path) })
          ?? (old.state != .new && !old.value.isEmpty)
      {
        return report(
          .warning, unit,
          """
          changed on both sides: here \(old.value.quoted), in the file \(text.quoted); \
          the one here stays
          """)
      }
      if isUntouched, !isSame { return }
      isOutdated = unit.state == .machineTranslated && !isUntouched && sent.state == unit.state
    }
    let isChanged = Self.isChanged(unit.source, sourceNow, spelling, unit.path)
    // The state of an existing text was decided by the last person who set it.
    let isSettled =
      isChanged || isOutdated || unit.agrees(with: here?.state) || isOpenTogether(unit)
    if isSame, isSettled { return }
    var state = unit.state ?? .translated
    if isChanged || isOutdated { state = .needsReview }
    if let reason = writer.put(isSame ? here?.value ?? text : text, state, unit) {
      return report(.warning, unit, "\(reason); skipped")
    }
    note(unit, text, state, old, isSame: isSame)
    if isChanged { noteSource(sourceNow ?? "", of: unit) }
  }

  /// Whether a file marks a text as a machine's that no longer is one. Tools keep the state of
  /// a unit while its text is edited: the new one has not been approved.
  private func isOutdatedMark(_ unit: ExchangeUnit, on old: Form?, isSame: Bool) -> Bool {
    guard unit.state == .machineTranslated else { return false }
    return isSame
      ? [.needsReview, .translated].contains(old?.state) : old?.state == .machineTranslated
  }

  /// Whether a unit needs a review in the file because another form of the key may.
  private func isOpenTogether(_ unit: ExchangeUnit) -> Bool {
    guard unit.sharesState, unit.state == .needsReview else { return false }
    let forms = entry.localizations[forms.language]?.forms(language: forms.language) ?? []
    return forms.contains { $0.state.map { $0 != .translated } ?? false }
  }

  /// Takes an empty text: only an empty source has such a translation.
  private mutating func takeEmpty(
    _ unit: ExchangeUnit, _ old: Form?, isInSource: Bool, _ writer: inout VariationWriter
  ) {
    if let old, !old.value.isEmpty {
      report(.note, unit, "the file has an empty text; \(old.value.quoted) stays")
    } else if isInSource {
      guard unit.isEmptyOnPurpose, old?.state != unit.state, let state = unit.state,
        writer.put("", state, unit) == nil
      else { return }
      note(unit, "", state, old, isSame: old != nil)
    } else if old == nil, unit.isEmptyOnPurpose {
      report(.warning, unit, "the file has an empty text as a translation; skipped")
    }
  }

  /// Whether a unit's text is one that is or was here. If a file has lost details, so may the ends
  /// of the text.
  private func isAlike(
    _ unit: ExchangeUnit, _ old: String, _ new: String, _ spelling: ArgumentSpelling
  ) -> Bool {
    if spelling.isSame(old, new, at: unit.path) { return true }
    return unit.isApproximate
      && spelling.isSame(old.withoutOuterNewlines, new.withoutOuterNewlines, at: unit.path)
  }

  /// Whether a source text differs from the one that a translation was made from; if the file does
  /// not state it, that is not known.
  private static func isChanged(
    _ then: String?, _ now: String?, _ spelling: ArgumentSpelling, _ path: VariationPath
  ) -> Bool {
    guard let then, let now else { return false }
    return !spelling.isSame(spelling.own(then, at: path), now, at: path)
  }

  private mutating func note(
    _ unit: ExchangeUnit, _ text: String, _ state: State, _ here: Form?, isSame: Bool
  ) {
    let form = unit.path.isRoot ? "" : " (\(unit.path.exchanged))"
    let reason: Phrase
    if isSame {
      reason = "the text\(form) is \(state.rawValue) now, it was \((here?.state ?? .new).rawValue)"
    } else if let here, !here.value.isEmpty {
      reason = "the text\(form) is now \(text.quoted), it was \(here.value.quoted)"
    } else {
      reason = "the text\(form) is \(text.quoted)"
    }
    let kind: Change.Kind =
      state == .needsReview ? .needsReview : here == nil ? .added : .changed
    changes.append(
      Change(kind, table: table, key: key, language: forms.language, reason: reason))
  }

  private mutating func noteSource(_ source: String, of unit: ExchangeUnit) {
    report(
      .note, unit,
      """
      the source text is now \(source.quoted), the translation was made from \
      \((unit.source ?? "").quoted); it needs review
      """)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ unit: ExchangeUnit, _ message: Phrase
  ) {
    diagnostics.append(
      Diagnostic(
        severity, "\(ImportRun.name(unit)) in \(forms.language): \(message)", at: unit.location))
  }
}

extension ExchangeUnit {
  /// Whether a file that has this unit would have the same one of another state.
  fileprivate func agrees(with other: State?) -> Bool {
    guard let state, state != other else { return true }
    // The format then distinguishes only two states.
    return isApproximate && state != .translated && (other ?? .translated) != .translated
  }
}

extension String {
  /// The text without the line ends that it begins and ends with.
  fileprivate var withoutOuterNewlines: String {
    guard hasByte(UInt8(ascii: "\n")) else { return self }
    return trimmed(of: \.isNewline)
  }
}

extension VariationPath {
  /// Whether a text without forms becomes this form when it gets forms.
  fileprivate var isOther: Bool {
    substitution == nil && phrase == nil && !steps.isEmpty
      && steps.allSatisfy { $0.name == "other" && $0.kind != CatalogVariation.width.text }
  }
}
