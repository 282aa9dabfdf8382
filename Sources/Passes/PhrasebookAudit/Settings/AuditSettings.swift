package import PhrasebookModel

/// The settings of an audit, read by the caller.
package struct AuditSettings: Hashable, Sendable {
  /// Another severity for a check, by id.
  package var severities: [String: Diagnostic.Severity] = [:]
  /// Checks that are not asked.
  package var disabled: Set<String> = []
  /// The only checks to run; all if empty.
  package var only: Set<String> = []
  /// The only languages to audit, with the source language; all if empty.
  package var languages: Set<String> = []
  /// The share of keys that has to be translated, by language, from 0 to 1; `*` for all others.
  package var required: [String: Double] = [:]
  /// Whether machine translations that were not reviewed count for the required share.
  package var countsMachineTranslations = true
  /// The terms of the glossary.
  package var glossary: [GlossaryTerm] = []
  /// The terms that must not be used.
  package var forbidden: [ForbiddenTerm] = []
  /// The first that fits a key counts.
  package var maximumLengths: [MaximumLength] = []
  /// Keys that code makes at run time, as patterns with `*`: they count as used.
  package var dynamicKeys: [String] = []
  /// The suppressions of the project.
  package var suppressions: [Suppression] = []
  /// The known findings, which are counted and not reported.
  package var baseline: Baseline?
  /// The numbers that checks compare with.
  package var limits = Limits()

  /// Creates the default settings.
  package init() {}

  /// The numbers that checks compare with; a project may know better ones.
  package struct Limits: Hashable, Sendable {
    /// The maximum length of a translation, as a multiple of the source's.
    package var lengthRatio = 3.0
    /// The source texts that are shorter than this many characters are not compared in length.
    package var lengthFrom = 12
    /// The minimum share of translations in a language for its gaps to be reported one by one.
    package var begunShare = 0.05

    /// Creates the default limits.
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
