package import PhrasebookModel

/// What a project wants to be told, and what it knows better: pure values, read by the shell.
package struct AuditSettings: Sendable {
  /// Another severity for a check, by id.
  package var severities: [String: Diagnostic.Severity] = [:]
  /// Checks that are not asked.
  package var disabled: Set<String> = []
  /// The only checks that are asked; all where it is empty.
  package var only: Set<String> = []
  /// The only languages that are looked at, with the source language; all where it is empty.
  package var languages: Set<String> = []
  /// The share of keys that has to be translated, by language, from 0 to 1; `*` for all others.
  package var required: [String: Double] = [:]
  package var glossary: [GlossaryTerm] = []
  package var forbidden: [ForbiddenTerm] = []
  /// The first that fits a key counts.
  package var maximumLengths: [MaximumLength] = []
  /// Keys that code makes at run time, as patterns with `*`: they count as used.
  package var dynamicKeys: [String] = []
  package var suppressions: [Suppression] = []
  /// What was known before; it is counted and not reported.
  package var baseline: Baseline?
  /// The numbers that checks compare with.
  package var limits = Limits()

  package init() {}

  /// The numbers that checks compare with; a project may know better ones.
  package struct Limits: Hashable, Sendable {
    /// How many times as long as the source a translation may be.
    package var lengthRatio = 3.0
    /// The source texts that are shorter than this many characters are not compared in length.
    package var lengthFrom = 12
    /// How much of a language there must be for its gaps to be told one by one.
    package var begunShare = 0.05

    package init() {}
  }

  /// Whether a check is asked at all.
  package func asks(_ id: String) -> Bool {
    !disabled.contains(id) && (only.isEmpty || only.contains(id))
  }

  /// Whether a language is looked at.
  package func looks(at language: String) -> Bool {
    languages.isEmpty || languages.contains(language)
  }
}
