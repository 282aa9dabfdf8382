/// The checks of a run, sorted by what they look at, so that each text is passed over once.
struct Checks: Sendable {
  private var passages: [PassageCheck] = []
  /// What is asked of source texts alone.
  private var sources: [PassageCheck] = []
  private var translations: [TranslationCheck] = []
  private var localized: [(Check, @Sendable (Localized, inout Report) -> Void)] = []
  private var subjects: [(Check, @Sendable (Subject, inout Report) -> Void)] = []
  private(set) var tables: [(Check, @Sendable (Table, [Digest], inout Report) -> Void)] = []
  private(set) var scopes: [(Check, @Sendable ([Table], inout Report) -> Void)] = []
  /// The ids of those that are silent about a habit.
  private(set) var sparingHabits: Set<String> = []

  /// A check of texts, with what it is asked about told at once: a thread that counts references to
  /// what another one uses waits for it.
  private struct PassageCheck: Sendable {
    let check: Check
    let isAboutPlaceholders: Bool
    let body: @Sendable (Passage, inout Report) -> Void
  }

  /// A check of translations, likewise.
  private struct TranslationCheck: Sendable {
    let check: Check
    let isAboutPlaceholders: Bool
    /// Whether it has something to say of a text that is the source's own.
    let isAboutCopies: Bool
    let body: @Sendable (Passage, Passage, inout Report) -> Void
  }

  init(_ checks: [Check]) {
    for check in checks {
      if check.sparesHabits { sparingHabits.insert(check.id) }
      for body in check.bodies { add(body, of: check) }
    }
  }

  private mutating func add(_ body: Check.Body, of check: Check) {
    let isAboutPlaceholders = check.family == .placeholders
    switch body {
    case .passage(let body):
      passages.append(
        PassageCheck(check: check, isAboutPlaceholders: isAboutPlaceholders, body: body))
    case .translation(let body):
      translations.append(
        TranslationCheck(
          check: check, isAboutPlaceholders: isAboutPlaceholders,
          isAboutCopies: check === IdenticalToSource.check || check.family == .glossary,
          body: body))
    case .text(let body):
      sources.append(
        PassageCheck(check: check, isAboutPlaceholders: isAboutPlaceholders) { passage, report in
          body(passage, nil, &report)
        })
      translations.append(
        TranslationCheck(
          check: check, isAboutPlaceholders: isAboutPlaceholders, isAboutCopies: false
        ) { passage, source, report in body(passage, source, &report) })
    case .localized(let body): localized.append((check, body))
    case .subject(let body): subjects.append((check, body))
    case .table(let body): tables.append((check, body))
    case .scope(let body): scopes.append((check, body))
    }
  }

  /// Asks everything that concerns one entry.
  func run(on subject: Subject, _ report: inout Report) {
    for (check, body) in subjects {
      report.begin(check)
      body(subject, &report)
    }
    // A text that nobody asks for any more is not worth a word about its wording.
    guard !subject.isStale else { return }
    for language in subject.localized {
      if !language.isKeyAlone {
        for (check, body) in localized {
          report.begin(check)
          body(language, &report)
        }
      }
      guard language.isSource || !language.isNew else { continue }
      // A key that is a name and no text has no wording.
      guard !language.isKeyAlone || subject.hasSourceText else { continue }
      for passage in language.passages { run(on: passage, in: subject, &report) }
    }
  }

  private func run(on passage: Passage, in subject: Subject, _ report: inout Report) {
    let isPseudo = passage.language.isPseudo
    for asked in passages where !isPseudo || asked.isAboutPlaceholders {
      report.begin(asked.check)
      asked.body(passage, &report)
    }
    if passage.localized.isSource, subject.hasSourceText, subject.isToTranslate, !isPseudo {
      for asked in sources {
        report.begin(asked.check)
        asked.body(passage, &report)
      }
    }
    guard !passage.localized.isSource, !passage.value.isEmpty, subject.isToTranslate,
      let source = subject.source.counterpart(of: passage.path),
      !passage.showsNothing || source.showsNothing
    else { return }
    // Beside a key that is a name only its placeholders say something.
    let isText = subject.hasSourceText && !isPseudo
    guard isText || source.features.contains(.percent) else { return }
    // A copy has one fault; what follows from it is not worth a word.
    let isCopy = passage.bytes == source.bytes
    for asked in translations
    where isCopy ? asked.isAboutCopies : isText || asked.isAboutPlaceholders {
      report.begin(asked.check)
      asked.body(passage, source, &report)
    }
  }
}
