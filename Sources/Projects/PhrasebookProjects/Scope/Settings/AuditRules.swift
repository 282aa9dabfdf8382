package import PhrasebookAudit
package import PhrasebookModel

/// What `phrasebook.yml` says of the audit; whatever it leaves out is nil or empty.
package struct AuditRules: Hashable, Sendable {
  package var failOn: FailOn?
  /// Another severity for a check, by id.
  package var severities: [String: Diagnostic.Severity] = [:]
  /// Checks that are switched off.
  package var disabled: Set<String> = []
  /// The share of keys that has to be translated, by language, from 0 to 1; `*` for all others.
  package var required: [String: Double] = [:]
  package var limits = AuditSettings.Limits()
  package var maximumLengths: [MaximumLength] = []
  /// Keys that code makes at run time, as patterns with `*`.
  var dynamicKeys: [String] = []
  var suppressions: [Suppression] = []
  /// The baseline, relative to the folder of the file.
  package var baseline: String?
  package var glossary: [GlossaryTerm] = []
  package var forbidden: [ForbiddenTerm] = []

  /// The same as the pass takes it.
  package var settings: AuditSettings {
    var settings = AuditSettings()
    settings.severities = severities
    settings.disabled = disabled
    settings.required = required
    settings.limits = limits
    settings.maximumLengths = maximumLengths
    settings.dynamicKeys = dynamicKeys
    settings.suppressions = suppressions
    settings.glossary = glossary
    settings.forbidden = forbidden
    return settings
  }
}
