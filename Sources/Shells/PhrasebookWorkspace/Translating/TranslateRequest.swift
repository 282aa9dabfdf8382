import PhrasebookMemory
package import PhrasebookModel

/// The options of `translate`.
package struct TranslateRequest: Sendable {
  /// Empty for all that the catalogs and the settings have.
  package var languages: [String]
  /// The names of translators; each is asked for what those before it left.
  package var translators: [String]
  /// The state of filled-in strings; nil if the settings decide. The matches of the memory, which
  /// people wrote, are never marked as a machine's: they need a review instead. What a machine wrote is
  /// never `translated`.
  package var state: State?
  /// The minimum score of matches of the translation memory, from 1 to 100.
  package var minimumScore: Int
  /// The file of the translation memory; nil for the project's own.
  package var memory: String?
  /// The variables that translation services are configured by.
  package var environment: [String: String]
  /// When strings are only counted.
  package var counting = Counting.never

  /// The cases in which a request is not carried out: the strings that it would send are counted.
  package enum Counting: Sendable {
    case never
    /// If a translator would send something, so that a preview cannot have its translations.
    case ifSent
    case always
  }

  /// Whether the strings are counted, and nothing is filled in.
  package var isCounted: Bool {
    switch counting {
    case .never: false
    case .ifSent: !TranslatorChoice.areLocal(translators)
    case .always: true
    }
  }

  package init(
    languages: [String], translators: [String], state: State? = nil,
    minimumScore: Int = Memory.usualMinimum, memory: String? = nil,
    environment: [String: String] = [:]
  ) {
    self.languages = languages
    self.translators = translators
    self.state = state
    self.minimumScore = minimumScore
    self.memory = memory
    self.environment = environment
  }
}
