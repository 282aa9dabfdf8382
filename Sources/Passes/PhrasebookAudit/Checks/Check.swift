package import Phrasebook
package import PhrasebookModel

/// A check: its documentation, examples, and the code that finds problems.
///
/// The examples are its tests and its documentation.
package final class Check: Sendable {
  /// The part of a catalog that a check looks at: it is called once for each.
  package enum Body: Sendable {
    /// Every text in any language.
    case string(@Sendable (AuditedString, inout FindingRecorder) -> Void)
    /// Every text of a translation with its source text.
    case translation(@Sendable (AuditedString, AuditedString, inout FindingRecorder) -> Void)
    /// Every text of a translation with the source text, and every source text with nil.
    case text(@Sendable (AuditedString, AuditedString?, inout FindingRecorder) -> Void)
    /// One language of an entry.
    case localized(@Sendable (Localized, inout FindingRecorder) -> Void)
    /// One entry.
    case entry(@Sendable (AuditedEntry, inout FindingRecorder) -> Void)
    /// A whole catalog.
    case table(@Sendable (Table, [EntryDigest], inout FindingRecorder) -> Void)
    /// Catalogs that are built into one program.
    case scope(@Sendable ([Table], inout FindingRecorder) -> Void)
  }

  /// The word in reports, settings and suppressions, in kebab case: ours for good.
  package let id: String
  /// The group in the documentation.
  package let family: CheckFamily
  /// The severity without settings.
  package let severity: Diagnostic.Severity
  /// The mistake, in one sentence.
  package let summary: Phrase
  /// The effect on the users of the app.
  package let why: Phrase
  /// The way to fix it, in one sentence.
  package let fix: Phrase
  /// Examples without findings.
  package let good: [Example]
  /// Examples with one finding each.
  package let bad: [Example]
  /// Whether it is silent about a language in which the difference is a habit: in more than one in
  /// ten of the compared texts.
  package let sparesHabits: Bool
  /// Most checks look at one kind of thing; some at an entry and at the catalog around it.
  package let bodies: [Body]

  /// Creates a check.
  package init(
    _ id: String, _ family: CheckFamily, _ severity: Diagnostic.Severity, _ summary: Phrase,
    why: Phrase, fix: Phrase, good: [Example], bad: [Example], sparesHabits: Bool = false,
    _ bodies: Body...
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.summary = summary
    self.why = why
    self.fix = fix
    self.good = good
    self.bad = bad
    self.sparesHabits = sparesHabits
    self.bodies = bodies
  }
}
