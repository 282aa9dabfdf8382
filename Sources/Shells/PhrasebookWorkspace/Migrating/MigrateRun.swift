package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// One run of `migrate`: tables of `.lproj` folders in, catalogs out. All files are read before the
/// first is written, and nothing is written if one cannot be.
package struct MigrateRun {
  package let activity: Activity
  package let request: MigrateRequest

  /// A catalog that was made.
  package struct Made: Sendable {
    /// Spelled as PATH was given.
    package var file: String
    package var table: String
    package var sourceLanguage: String
    package var keys: Int
    package var languages: [String]
    /// The files it was made of, spelled as PATH was given.
    package var originals: [String]
  }

  /// A catalog on its way to the disk.
  private struct Plan {
    var group: LegacyTables.Group
    var migration: LprojMigration
    /// Whether an earlier run made the catalog, and only the originals are left to remove.
    var isDone = false
  }

  /// The steps that were done, with all diagnostics of the activity.
  package func run(_ paths: [String]) -> MigrateResult {
    var result = steps(paths)
    result.diagnostics = activity.diagnostics
    return result
  }

  private func steps(_ paths: [String]) -> MigrateResult {
    var known: Set<String> = []
    let plans = paths.flatMap(plans).filter { known.insert($0.group.catalog).inserted }
    guard !activity.hasFailed else {
      activity.note("nothing was written")
      return MigrateResult()
    }
    return write(plans, Spelling(given: paths))
  }

  private func plans(of path: String) -> [Plan] {
    guard FileStatus(path: path) != nil else {
      activity.report(FileFailure(path, "no such file or folder").diagnostic)
      return []
    }
    let root = FilePath.absolute(path)
    let spelling = Spelling(given: path)
    let tables = LegacyTables(below: root)
    if tables.isCutOff {
      activity.report(LostSource.cutOff(path))
    }
    for path in tables.unlocalized {
      activity.report(
        Diagnostic(
          .note,
          """
          \(spelling.spell(path)): skipped, because it is not in an .lproj folder and its language is unknown
          """))
    }
    for path in tables.bundles {
      activity.report(
        Diagnostic(
          .note,
          """
          \(spelling.spell(path)): skipped, because it is a bundle with its own tables
          """))
    }
    guard !tables.groups.isEmpty else {
      activity.report(
        Diagnostic(.error, "\(path): no .strings or .stringsdict file found in an .lproj folder")
      )
      return []
    }
    let languages = SourceLanguages(
      path: root, given: request.sourceLanguage, spoken: tables.languages)
    return tables.groups.compactMap { plan($0, languages, spelling) }
  }

  private func plan(
    _ group: LegacyTables.Group, _ languages: SourceLanguages, _ spelling: Spelling
  ) -> Plan? {
    let parts = group.files.compactMap { read($0, spelling) }
    guard parts.count == group.files.count else { return nil }
    guard let source = languages.language(of: group, spoken: parts.map(\.language)) else {
      activity.report(
        Diagnostic(
          .error,
          """
          \(spelling.spell(group.folder)): the source language of \(group.table) is unknown; use --source-language
          """))
      return nil
    }
    let migration = LprojMigration(parts, sourceLanguage: source)
    guard migration.catalog.count > 0 || !migration.incomplete.isEmpty else {
      migration.diagnostics.forEach(activity.report)
      activity.report(
        Diagnostic(
          .note, "\(spelling.spell(group.catalog)): the table has no keys, so no catalog is made"))
      return nil
    }
    if FileStatus(path: group.catalog, followingLinks: false) != nil {
      // A killed run may have made it, and its temporary file may still be there.
      ReplacementFile.sweepOnce(FilePath.folder(group.catalog))
      let file = spelling.spell(group.catalog)
      if request.removesOriginals, hasAll(of: migration, in: group.catalog) {
        migration.diagnostics.forEach(activity.report)
        return Plan(group: group, migration: migration, isDone: true)
      }
      activity.report(
        Diagnostic(
          .error,
          """
          \(file): the catalog already exists; remove it, or import the files with phrasebook import
          """))
      return nil
    }
    migration.diagnostics.forEach(activity.report)
    return Plan(group: group, migration: migration)
  }

  /// Whether a catalog contains everything that a migration would add; it may contain more.
  private func hasAll(of migration: LprojMigration, in path: String) -> Bool {
    guard let bytes = try? FileContent.read(path),
      let catalog = try? XCStrings.read(bytes, file: path).catalog,
      catalog.sourceLanguage == migration.catalog.sourceLanguage
    else { return false }
    return migration.catalog.entries.allSatisfy { key, entry in
      guard let there = catalog[key], entry.comment == nil || there.comment != nil else {
        return false
      }
      return entry.localizations.allSatisfy { there.localizations[$0.name] == $0.value }
    }
  }

  private func read(_ path: String, _ spelling: Spelling) -> LprojMigration.LanguageTable? {
    let file = spelling.spell(path)
    do {
      let table = try LprojTable(ExchangeFile(path: file, bytes: try FileContent.read(path)))
      // PATH may be an .lproj folder itself, spelled without its language.
      return LprojMigration.LanguageTable(path: file, place: path, table: table)
    } catch let failure as FileFailure {
      activity.report(FileFailure(file, failure.reason).diagnostic)
    } catch let failure as UnreadableFile {
      activity.report(failure.diagnostic)
    } catch {
      activity.report(Diagnostic(.error, "\(file): \(String(describing: error))"))
    }
    return nil
  }

  private func write(_ plans: [Plan], _ spelling: Spelling) -> MigrateResult {
    var result = MigrateResult()
    for plan in plans {
      if activity.isCancelled { break }
      if plan.isDone {
        remove(plan, spelling, &result)
        continue
      }
      let catalog = plan.migration.catalog
      let path = plan.group.catalog
      do {
        try NewFolder.make(FilePath.folder(path))
        try CatalogFile.create(path, XCStrings.formatInOrder(catalog))
      } catch {
        activity.report(error.diagnostic)
        continue
      }
      var languages: Set<String> = []
      for (_, entry) in catalog.entries { languages.formUnion(entry.localizations.names) }
      result.made.append(
        Made(
          file: spelling.spell(path), table: plan.group.table,
          sourceLanguage: catalog.sourceLanguage, keys: catalog.count,
          languages: languages.sorted(),
          originals: plan.group.files.map(spelling.spell)))
      if request.removesOriginals { remove(plan, spelling, &result) }
    }
    return result
  }

  /// Removes files that the catalog contains completely, and folders that are then empty.
  private func remove(_ plan: Plan, _ spelling: Spelling, _ result: inout MigrateResult) {
    for path in plan.group.files {
      let file = spelling.spell(path)
      if plan.migration.incomplete.contains(file) {
        activity.report(
          Diagnostic(.warning, "\(file): it has entries that the catalog lacks, so it is kept"))
        continue
      }
      do {
        try OldFile.remove(path)
        result.removed.append(file)
      } catch {
        activity.report(error.diagnostic)
      }
    }
  }
}
