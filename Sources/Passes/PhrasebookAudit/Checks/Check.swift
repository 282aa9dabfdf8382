package import Phrasebook
package import PhrasebookModel

/// One thing that can be wrong: what people read about it, examples, and the code that finds it.
///
/// The examples are its tests and its documentation.
package final class Check: Sendable {
  /// What a check looks at: it is asked once for each of these.
  package enum Body: Sendable {
    /// Every text in any language.
    case passage(@Sendable (Passage, inout Report) -> Void)
    /// Every text of a translation, beside the source text that it should say.
    case translation(@Sendable (Passage, Passage, inout Report) -> Void)
    /// Every text of a translation beside the source text, and every source text beside none.
    case text(@Sendable (Passage, Passage?, inout Report) -> Void)
    /// One language of an entry.
    case localized(@Sendable (Localized, inout Report) -> Void)
    /// One entry.
    case subject(@Sendable (Subject, inout Report) -> Void)
    /// A whole catalog.
    case table(@Sendable (Table, [Digest], inout Report) -> Void)
    /// Catalogs that are built into one program.
    case scope(@Sendable ([Table], inout Report) -> Void)
  }

  /// The word in reports, settings and suppressions, in kebab case: ours for good.
  package let id: String
  package let family: CheckFamily
  package let severity: Diagnostic.Severity
  /// What is wrong, in one sentence.
  package let summary: Phrase
  /// What happens to people who use the app.
  package let why: Phrase
  /// How to mend it, in one sentence.
  package let mend: Phrase
  package let good: [Example]
  package let bad: [Example]
  /// Whether it says nothing of a language in which what it looks for is a habit of the table:
  /// more than one in ten of the texts that it compares.
  package let sparesHabits: Bool
  /// Most checks look at one kind of thing; some at an entry and at the catalog around it.
  package let bodies: [Body]

  package init(
    _ id: String, _ family: CheckFamily, _ severity: Diagnostic.Severity, _ summary: Phrase,
    why: Phrase, mend: Phrase, good: [Example], bad: [Example], sparesHabits: Bool = false,
    _ bodies: Body...
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.summary = summary
    self.why = why
    self.mend = mend
    self.good = good
    self.bad = bad
    self.sparesHabits = sparesHabits
    self.bodies = bodies
  }
}
