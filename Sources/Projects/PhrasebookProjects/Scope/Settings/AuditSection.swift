package import PhrasebookAudit

/// The settings of the audit in `phrasebook.yml`; those that the file leaves out have their defaults.
package struct AuditSection: Hashable, Sendable {
  /// The lowest severity that fails the run.
  package var failOn: FailOn?
  /// The baseline, relative to the folder of the file.
  package var baseline: String?
  /// The settings of the pass.
  package var settings = AuditSettings()
}
