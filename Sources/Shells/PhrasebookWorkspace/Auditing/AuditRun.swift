import Phrasebook
import PhrasebookAudit
package import PhrasebookProjects
import PhrasebookModel

/// Audits everything in a scope: catalogs, sources and settings in, one result out.
package struct AuditRun {
  package let scope: ProjectScope
  package let spelling: Spelling
  package let request: AuditRequest
  package let activity: Activity
  package let supply: ExtractionSupply
  /// The results of the last audit of a project that stays open; nil for a single audit.
  package var last: LastAudit?

  /// Catalogs with the same settings; they are audited together.
  private struct Group {
    var settings: Settings?
    var catalogs: [CatalogScope]
  }

  /// The findings of one group, before the baseline is applied.
  private struct GroupFindings {
    var group: Group
    var findings: [Finding]
    var baseline: String?
  }

  /// The findings, without suppressed and known ones.
  package func result() -> AuditResult {
    let parts = parts()
    return finish(parts.result, parts.parts)
  }

  /// The number of times that fixes are applied.
  private static let mostPasses = 8

  /// Fixes everything that can be fixed automatically, then returns the rest.
  ///
  /// - Parameter file: The only catalog that is fixed; nil for all.
  package func fixed(in file: String? = nil) -> AuditResult {
    var fixed = 0
    var parts = parts()
    // One fix may uncover the next, and changes that overlap wait for each other.
    for _ in 0..<Self.mostPasses {
      let findings = parts.parts.flatMap(\.findings)
        .filter { file == nil || $0.location?.file == file }
      let done = FixRun(activity: activity).fix(findings)
      if done == 0 || activity.isCancelled { break }
      fixed += done
      parts = self.parts()
    }
    var result = finish(parts.result, parts.parts)
    result.fixed = fixed
    return result
  }

  private func parts() -> (result: AuditResult, parts: [GroupFindings]) {
    var result = AuditResult()
    var asked: Set<String> = []
    var unclaimed: [String] = []
    let parts = groups.enumerated().map { index, group in
      let settings = request.settings(group.settings?.audit)
      let input = AuditInput(
        scope: scope, spelling: spelling, supply: supply, activity: activity,
        settings: settings, last: last)
      let asksForModules = index == 0 && settings.asks("module-without-catalog")
      if asksForModules { supply.expectAll() }
      var readings = group.catalogs.map(input.read)
      // The settings of the outermost group apply to the whole project.
      if asksForModules, !readings.isEmpty {
        readings[0].table.uncoveredModules = uncoveredModules(readings)
      }
      let found = findings(in: readings, of: group, input)
      let tables = readings.map(\.table)
      unclaimed += readings.filter(\.isUnclaimed).map(\.table.file)
      result.hasSources = result.hasSources || readings.contains(where: input.hasSource)
      result.suppressed += found.suppressed
      asked.formUnion(Check.all.map(\.id).filter(settings.asks))
      result.tables += Workers(jobs: ExtractionRun.cores).map(tables.count) { [request] place in
        let table = tables[place]
        return AuditResult.Table(
          file: table.file, name: table.name, keys: Coverage.keys(of: table.catalog),
          coverage: request.wantsCoverage
            ? Coverage(of: table.catalog, expecting: table.declaredLanguages) : nil)
      }
      return GroupFindings(group: group, findings: found.findings, baseline: baseline(of: group))
    }
    result.checks = Check.all.filter { asked.contains($0.id) }
    report(unclaimed)
    return (result, parts)
  }

  /// Reports catalogs without sources, unless a sync of the same run did.
  private func report(_ unclaimed: [String]) {
    guard !unclaimed.isEmpty else { return }
    let catalogs = UnclaimedCatalogs(unclaimed)
    if !activity.diagnostics.contains(catalogs.unchanged(.error)) {
      activity.report(catalogs.uncompared)
    }
  }

  /// The modules without a catalog, for strings that no catalog of the project has.
  private func uncoveredModules(_ readings: [AuditInput.Reading]) -> [UncoveredModule] {
    let tables = readings.map(\.table)
    return StrayStrings(scope: scope, supply: supply).modules { string in
      tables.contains { $0.name == string.table && $0.catalog.contains(string.key) }
    }
  }

  /// The findings of a group's catalogs: from the cache, if an audit had the same input.
  private func findings(
    in readings: [AuditInput.Reading], of group: Group, _ input: AuditInput
  ) -> FindingsCache.Entry {
    let companions = input.companions(of: group.catalogs)
    let cache = supply.findingsCache
    let key = cache == nil ? nil : AuditKey.hash(of: readings, beside: companions, input)
    if let cache, let key, let known = cache.entry(for: key) { return known }
    let progress = activity.progress("checking catalogs", of: readings.count)
    defer { progress?.finish() }
    let completions = readings.map { AuditCompletion(of: $0, input) }
    let workers = Workers(jobs: ExtractionRun.cores)
    let tables = workers.map(completions.count) { completions[$0].table() }
    let audit = Audit(settings: input.settings) { count, body in
      _ = workers.map(count) { body($0) }
    }
    // The checks take longest: they are what is counted.
    let report = audit(
      tables, beside: companions.map(\.table), memory: last?.findings,
      didCheck: { progress?.advance() })
    let entry = FindingsCache.Entry(findings: report.findings, suppressed: report.suppressed)
    if let cache, let key { cache.keep(entry, for: key) }
    return entry
  }

  private var groups: [Group] {
    var groups: [Group] = []
    // Findings without the settings may be wrong.
    for catalog in scope.hasUnreadableSettings ? [] : scope.catalogs {
      if let index = groups.firstIndex(where: { $0.settings?.folder == catalog.settings?.folder }) {
        groups[index].catalogs.append(catalog)
      } else {
        groups.append(Group(settings: catalog.settings, catalogs: [catalog]))
      }
    }
    return groups
  }

  private func baseline(of group: Group) -> String? {
    if let given = request.newBaseline ?? request.baseline { return given }
    guard let settings = group.settings, let name = settings.audit.baseline else { return nil }
    return spelling.spell(FilePath.normalized(FilePath.join(settings.folder, name)))
  }

  private func finish(_ result: AuditResult, _ parts: [GroupFindings]) -> AuditResult {
    var result = result
    var failing = 0
    var findings: [Finding] = []
    for (file, parts) in byBaseline(parts) {
      var new = parts.count == 1 ? parts[0].findings : parts.flatMap(\.findings)
      if let file {
        let catalogs = parts.flatMap(\.group.catalogs).map(\.catalog)
        let ratchet = Ratchet(
          file: file, isNew: request.newBaseline != nil, catalogs: catalogs, request: request,
          activity: activity, sections: parts.map(\.group.settings?.audit))
        let compared = ratchet.new(among: new)
        new = compared.new
        result.known += compared.known
      }
      // Groups with one baseline count by the strictest of their settings.
      let limits = parts.map { request.failOn($0.group.settings?.audit) }
      failing += new.count { finding in limits.contains { $0.isReached(by: finding.severity) } }
      if findings.isEmpty { findings = new } else { findings += new }
    }
    result.findings = AuditResult.sorted(findings)
    result.failing = failing
    result.diagnostics = activity.diagnostics
    return result
  }

  private func byBaseline(_ parts: [GroupFindings]) -> [(file: String?, parts: [GroupFindings])] {
    var result: [(file: String?, parts: [GroupFindings])] = []
    for part in parts {
      if part.baseline != nil, let index = result.firstIndex(where: { $0.file == part.baseline }) {
        result[index].parts.append(part)
      } else {
        result.append((part.baseline, [part]))
      }
    }
    return result
  }
}
