package import PhrasebookProjects
package import PhrasebookAudit

/// The options of one audit beyond the project's settings; the command line fills it.
package struct AuditRequest: Sendable {
  /// The only checks to run; all if empty.
  package var only: Set<String> = []
  package var except: Set<String> = []
  /// The only languages to audit, beside the source language; all if empty.
  package var languages: Set<String> = []
  /// Shares by language, from 0 to 1.
  package var required: [String: Double] = [:]
  /// Whether machine translations that were not reviewed count for the shares; nil if the settings
  /// decide.
  package var countsMachineTranslations: Bool?
  /// Nil if the settings decide.
  package var failOn: FailOn?
  /// The baseline, spelled as given; nil if the settings decide.
  package var baseline: String?
  /// The file for a new baseline of all current findings, spelled as given; nil to write none.
  package var newBaseline: String?
  /// Whether a baseline may be updated: `check` writes nothing.
  package var mayWrite = false
  /// Whether `audit` applies safe fixes; its result has the remaining findings.
  package var wantsFixes = false
  package var wantsCoverage = false
  /// Whether the result names the project, its commit and the date.
  package var wantsOrigin = false

  package init(
    only: Set<String> = [], except: Set<String> = [], languages: Set<String> = [],
    required: [String: Double] = [:], failOn: FailOn? = nil, baseline: String? = nil,
    mayWrite: Bool = false, wantsCoverage: Bool = false
  ) {
    self.only = only
    self.except = except
    self.languages = languages
    self.required = required
    self.failOn = failOn
    self.baseline = baseline
    self.mayWrite = mayWrite
    self.wantsCoverage = wantsCoverage
  }

  /// Whether everything that could be found is asked for.
  var isComplete: Bool { only.isEmpty && except.isEmpty && languages.isEmpty }

  /// The settings of the pass: the command line over the file over the default.
  package func settings(_ section: AuditSection?) -> AuditSettings {
    var settings = section?.settings ?? AuditSettings()
    settings.only = only
    // A check that is named runs even if the project disables it.
    settings.disabled = settings.disabled.subtracting(only).union(except)
    settings.languages = languages
    settings.required.merge(required) { $1 }
    if let countsMachineTranslations {
      settings.countsMachineTranslations = countsMachineTranslations
    }
    return settings
  }

  /// The lowest severity that fails the run: the command line over the file over the default.
  package func failOn(_ section: AuditSection?) -> FailOn { failOn ?? section?.failOn ?? .error }
}
