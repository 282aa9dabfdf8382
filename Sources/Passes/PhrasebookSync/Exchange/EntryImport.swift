internal import Phrasebook
internal import PhrasebookModel

/// In come an entry and the units of one language that came back for it, out comes the entry with
/// those that may be taken.
struct EntryImport {
  let key: String
  let table: String
  let forms: ExchangeForms
  private(set) var entry: Entry
  /// The units as they went out; nil where nobody knows.
  let exported: [VariationPath: ExchangeUnit]?
  private(set) var changes: [Change] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(
    key: String, table: String, forms: ExchangeForms, entry: Entry,
    exported: [VariationPath: ExchangeUnit]?
  ) {
    self.key = key
    self.table = table
    self.forms = forms
    self.entry = entry
    self.exported = exported
  }

  private var source: Localization? { entry.localizations[forms.sourceLanguage] }

  /// Takes units in; the changes of their forms follow each other.
  mutating func take(_ units: ArraySlice<ExchangeUnit>) {
    let old = entry
    let before = entry.localizations[forms.language]
    let here = before?.exchangeForms(language: forms.language) ?? []
    let spelling = ArgumentSpelling(source: source, target: before)
    var placing = Placing(
      key: key, forms: forms, source: source, localization: before ?? Localization())
    for unit in units.map({ placed($0, in: before) }) {
      guard let text = unit.target.map({ spelling.own($0, at: unit.path) }) else { continue }
      take(unit, text, here.first { $0.path == unit.path }, spelling, &placing)
    }
    placing.complete(beside: before)
    guard placing.localization != before ?? Localization() else { return }
    entry.localizations[forms.language] = placing.localization
    if forms.language == forms.sourceLanguage {
      changes += SourceText.change(
        from: old, to: entry, key: key, language: forms.language, .nothing
      ).review(&entry, key: key, table: table, sourceLanguage: forms.language)
    }
  }

  /// A plural of a whole text as a form of the only substitution, where the catalog has it so: what
  /// `.stringsdict` and PO say is the same for both.
  private func placed(_ unit: ExchangeUnit, in target: Localization?) -> ExchangeUnit {
    guard unit.path.substitution == nil, unit.path.steps.first?.kind == "plural",
      let shape = target.flatMap({ $0.isEmpty ? nil : $0 }) ?? source, shape.variations == nil,
      shape.substitutions.count == 1, let name = shape.substitutions.names.first,
      let text = shape.stringUnit?.value,
      text.isExactly("%#@\(name)@") || text.isExactly("%1$#@\(name)@")
    else { return unit }
    var placed = unit
    placed.path.substitution = name
    // There, an argument without a position is the next one; here it is that of the substitution.
    if shape.substitutions[name]?.argNum == 1, let target = unit.target {
      placed.target = FormatString(target).numbered(atLeast: 1) ?? target
    }
    return placed
  }

  private mutating func take(
    _ unit: ExchangeUnit, _ text: String, _ here: Form?, _ spelling: ArgumentSpelling,
    _ placing: inout Placing
  ) {
    let sourceNow = ExchangeForms.sourceText(at: unit.path, of: source, key: key)
    if text.isEmpty {
      if let here, !here.value.isEmpty {
        say(.note, unit, "the file has an empty text; \(here.value.quoted) stays")
      }
      return
    }
    let isSame = here.map { spelling.isSame($0.value, text, at: unit.path) } ?? false
    if let sent = exported?[unit.path] {
      let isUntouched = sent.target.map { spelling.isSame($0, text, at: unit.path) } ?? false
      if isUntouched, unit.state == sent.state || unit.state == nil { return }
      if !isSame, let here, !isUntouched,
        !(sent.target.map { spelling.isSame($0, here.value, at: unit.path) } ?? false)
      {
        return say(
          .warning, unit,
          """
          changed on both sides: here \(here.value.quoted), in the file \(text.quoted); \
          the one here stays
          """)
      }
      if isUntouched, !isSame { return }
    }
    let isChanged = Self.isChanged(unit.source, sourceNow, spelling, unit.path)
    // A text that is here already was judged by whoever last set its state.
    if isSame, isChanged { return }
    var state = unit.state ?? (isSame ? here?.state : nil) ?? .translated
    if isChanged { state = .needsReview }
    if isSame, state == here?.state { return }
    if let reason = placing.put(isSame ? here?.value ?? text : text, state, unit) {
      return say(.warning, unit, "\(reason); left out")
    }
    note(unit, text, state, here, isSame: isSame)
    if isChanged {
      say(
        .note, unit,
        """
        the source text is now \((sourceNow ?? "").quoted), the translation was made from \
        \((unit.source ?? "").quoted); it needs review
        """)
    }
  }

  /// Whether a source text is another than the one that a translation was made from; where the file
  /// does not say, nobody knows.
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
      reason = "the text\(form) is \(state.rawValue) now, it was \(here?.state?.rawValue ?? "new")"
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

  private mutating func say(
    _ severity: Diagnostic.Severity, _ unit: ExchangeUnit, _ message: Phrase
  ) {
    diagnostics.append(
      Diagnostic(
        severity, "\(ImportRun.name(unit)) in \(forms.language): \(message)", at: unit.location))
  }
}

/// How arguments are spelled in the texts of one entry: the catalog's way or Xcode's XLIFF's.
struct ArgumentSpelling {
  private var numbers: [String: Int] = [:]
  /// The substitutions whose forms have the argument with its number, `%1$lld`, and no `%arg`.
  private var numbered: Set<String> = []

  init(source: Localization?, target: Localization?) {
    for substitutions in [target?.substitutions, source?.substitutions] {
      for (name, part) in substitutions ?? [:] where numbers[name] == nil {
        guard let number = part.argNum else { continue }
        numbers[name] = number
        if let text = Localization(variations: part.variations).nearestText([]),
          SubstitutionSpelling.collapsed(text, number: number).specifier != nil,
          !text.contains("%arg")
        {
          numbered.insert(name)
        }
      }
    }
  }

  /// A text in the catalog's spelling: `%#@NAME@`, and `%arg` unless the catalog numbers it.
  func own(_ text: String, at path: VariationPath) -> String {
    if let name = path.substitution, numbered.contains(name) { return text }
    return short(text, at: path)
  }

  private func short(_ text: String, at path: VariationPath) -> String {
    guard !numbers.isEmpty else { return text }
    guard let name = path.substitution else { return SubstitutionSpelling.named(text, numbers) }
    guard let number = numbers[name] else { return text }
    return SubstitutionSpelling.collapsed(text, number: number).text
  }

  /// Whether two texts say the same: numbers that go without saying, and line ends, do not count.
  func isSame(_ a: String, _ b: String, at path: VariationPath) -> Bool {
    if a.isExactly(b) { return true }
    return normal(a, path).isExactly(normal(b, path))
  }

  private func normal(_ text: String, _ path: VariationPath) -> String {
    var text = short(text, at: path)
    if text.utf8.contains(UInt8(ascii: "\r")) {
      text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    if !text.isNumbered { return FormatString(text).numbered ?? text }
    return text.hasLonePercent ? FormatString(text).withoutLoneNumber ?? text : text
  }
}

extension String {
  /// Whether one percent sign is all there is.
  fileprivate var hasLonePercent: Bool {
    let sign = UInt8(ascii: "%")
    guard let first = utf8.firstIndex(of: sign) else { return false }
    return first == utf8.lastIndex(of: sign)
  }

  /// Whether there is nothing to number: no specifier, or a first one that has its number.
  fileprivate var isNumbered: Bool {
    guard let percent = utf8.firstIndex(of: UInt8(ascii: "%")) else { return true }
    let rest = utf8[percent...].dropFirst().drop { (48...57).contains($0) }
    return rest.first == UInt8(ascii: "$")
  }
}
