/// The checks of a run, sorted by what they look at, so that each text is passed over once.
struct Checks: Sendable {
  private var passages: [(Check, @Sendable (Passage, inout Report) -> Void)] = []
  private var translations: [(Check, @Sendable (Passage, Passage, inout Report) -> Void)] = []
  private var localized: [(Check, @Sendable (Localized, inout Report) -> Void)] = []
  private var subjects: [(Check, @Sendable (Subject, inout Report) -> Void)] = []
  private(set) var tables: [(Check, @Sendable (Table, [Digest], inout Report) -> Void)] = []
  private(set) var scopes: [(Check, @Sendable ([Table], inout Report) -> Void)] = []

  init(_ checks: [Check]) {
    for check in checks {
      switch check.body {
      case .passage(let body): passages.append((check, body))
      case .translation(let body): translations.append((check, body))
      case .localized(let body): localized.append((check, body))
      case .subject(let body): subjects.append((check, body))
      case .table(let body): tables.append((check, body))
      case .scope(let body): scopes.append((check, body))
      }
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
    for (check, body) in passages where !isPseudo || check.family == .placeholders {
      report.begin(check)
      body(passage, &report)
    }
    guard !passage.localized.isSource, !passage.value.isEmpty, subject.isToTranslate,
      let source = subject.source.counterpart(of: passage.path)
    else { return }
    // Beside a key that is a name only its placeholders say something.
    let isText = subject.hasSourceText && !isPseudo
    guard isText || source.features.contains(.percent) else { return }
    // A copy has one fault; what follows from it is not worth a word.
    let isCopy = passage.bytes == source.bytes
    for (check, body) in translations
    where isCopy
      ? check === IdenticalToSource.check || check.family == .glossary
      : isText || check.family == .placeholders
    {
      report.begin(check)
      body(passage, source, &report)
    }
  }
}
