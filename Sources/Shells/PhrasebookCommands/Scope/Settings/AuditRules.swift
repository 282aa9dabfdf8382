import PhrasebookAudit
import PhrasebookModel

/// What `phrasebook.yml` says of the audit; whatever it leaves out is nil or empty.
struct AuditRules: Hashable, Sendable {
  var failOn: FailOn?
  /// Another severity for a check, by id.
  var severities: [String: Diagnostic.Severity] = [:]
  /// Checks that are switched off.
  var disabled: Set<String> = []
  /// The share of keys that has to be translated, by language, from 0 to 1; `*` for all others.
  var required: [String: Double] = [:]
  var limits = AuditSettings.Limits()
  var maximumLengths: [MaximumLength] = []
  /// Keys that code makes at run time, as patterns with `*`.
  var dynamicKeys: [String] = []
  var suppressions: [Suppression] = []
  /// The baseline, relative to the folder of the file.
  var baseline: String?
  var glossary: [GlossaryTerm] = []
  var forbidden: [ForbiddenTerm] = []

  /// The same as the pass takes it.
  var settings: AuditSettings {
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
