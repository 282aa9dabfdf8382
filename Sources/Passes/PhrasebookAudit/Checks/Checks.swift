/// The checks of a run, sorted by their input, so that each text is visited once.
struct Checks: Sendable {
  // Counting references to what another thread uses is slow: the lists that are gone through for each text own
  // nothing, and their bodies are functions that capture nothing.
  private let all: [Check]
  private var strings: [StringCheck] = []
  /// The checks of source texts.
  private var sources: [SourceCheck] = []
  private var translations: [TranslationCheck] = []
  private var localized:
    [(Unmanaged<Check>, @Sendable (Localized, inout FindingRecorder) -> Void)] = []
  private var entries:
    [(Unmanaged<Check>, @Sendable (AuditedEntry, inout FindingRecorder) -> Void)] = []
  private(set) var tables:
    [(Check, @Sendable (Table, [EntryDigest], inout FindingRecorder) -> Void)] = []
  private(set) var scopes: [(Check, @Sendable ([Table], inout FindingRecorder) -> Void)] = []
  /// The ids of those that are silent about a habit.
  private(set) var sparingHabits: Set<String> = []

  /// A check of texts with its traits at hand.
  private struct StringCheck: Sendable {
    let check: Unmanaged<Check>
    let isAboutPlaceholders: Bool
    let body: @Sendable (AuditedString, inout FindingRecorder) -> Void
  }

  /// A check of source texts and translations, for the former.
  private struct SourceCheck: Sendable {
    let check: Unmanaged<Check>
    let body: @Sendable (AuditedString, AuditedString?, inout FindingRecorder) -> Void
  }

  /// A check of translations with its traits at hand.
  private struct TranslationCheck: Sendable {
    let check: Unmanaged<Check>
    let isAboutPlaceholders: Bool
    /// Whether it applies to a copy of the source text.
    let isAboutCopies: Bool
    let body: Check.Body

    func run(
      on string: AuditedString, of source: AuditedString, _ report: inout FindingRecorder
    ) {
      switch body {
      case .translation(let body): body(string, source, &report)
      case .text(let body): body(string, source, &report)
      default: break
      }
    }
  }

  init(_ checks: [Check]) {
    all = checks
    for check in checks {
      if check.sparesHabits { sparingHabits.insert(check.id) }
      for body in check.bodies { add(body, of: check) }
    }
  }

  private mutating func add(_ body: Check.Body, of check: Check) {
    let isAboutPlaceholders = check.family == .placeholders
    let unowned = Unmanaged.passUnretained(check)
    func addTranslation(isAboutCopies: Bool) {
      translations.append(
        TranslationCheck(
          check: unowned, isAboutPlaceholders: isAboutPlaceholders, isAboutCopies: isAboutCopies,
          body: body))
    }
    switch body {
    case .string(let body):
      strings.append(
        StringCheck(check: unowned, isAboutPlaceholders: isAboutPlaceholders, body: body))
    case .translation:
      addTranslation(
        isAboutCopies: check === IdenticalToSource.check || check.family == .glossary)
    case .text(let body):
      sources.append(SourceCheck(check: unowned, body: body))
      addTranslation(isAboutCopies: false)
    case .localized(let body): localized.append((unowned, body))
    case .entry(let body): entries.append((unowned, body))
    case .table(let body): tables.append((check, body))
    case .scope(let body): scopes.append((check, body))
    }
  }

  /// Asks everything that concerns one entry.
  func run(on entry: AuditedEntry, _ report: inout FindingRecorder) {
    for (check, body) in entries {
      report.begin(check)
      body(entry, &report)
    }
    // The wording of a text that is not used any more does not matter.
    guard !entry.isStale else { return }
    for language in entry.localized {
      if !language.isKeyAlone {
        for (check, body) in localized {
          report.begin(check)
          body(language, &report)
        }
      }
      guard language.isSource || !language.isNew else { continue }
      // A key that is a name and no text has no wording.
      guard !language.isKeyAlone || entry.hasSourceText else { continue }
      for string in language.strings { run(on: string, in: entry, &report) }
    }
  }

  private func run(
    on string: AuditedString, in entry: AuditedEntry, _ report: inout FindingRecorder
  ) {
    let isPseudo = string.language.isPseudo
    for asked in strings where !isPseudo || asked.isAboutPlaceholders {
      report.begin(asked.check)
      asked.body(string, &report)
    }
    if string.localized.isSource, entry.hasSourceText, entry.isToTranslate, !isPseudo {
      for asked in sources {
        report.begin(asked.check)
        asked.body(string, nil, &report)
      }
    }
    guard !string.localized.isSource, !string.value.isEmpty, entry.isToTranslate,
      let source = entry.source.counterpart(of: string.path),
      !string.showsNothing || source.showsNothing
    else { return }
    // If the key is a name, only its placeholders matter.
    let isText = entry.hasSourceText && !isPseudo
    guard isText || source.features.contains(.percent) else { return }
    // A copy has one mistake; its consequences are not reported.
    let isCopy = string.bytes == source.bytes
    for asked in translations
    where isCopy ? asked.isAboutCopies : isText || asked.isAboutPlaceholders {
      report.begin(asked.check)
      asked.run(on: string, of: source, &report)
    }
  }
}
