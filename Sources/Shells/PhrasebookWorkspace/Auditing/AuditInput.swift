import PhrasebookProjects
import Phrasebook
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel

/// Reads the input of an audit: the catalogs of a scope in, tables with their sources out.
struct AuditInput {
  let scope: ProjectScope
  let spelling: Spelling
  let supply: ExtractionSupply
  let activity: Activity
  let settings: AuditSettings
  /// The results of the last audit; nil for a single audit.
  var last: LastAudit?

  /// A catalog as it was read, before its sources are searched.
  struct Reading: Sendable {
    var table: AuditedTable
    /// Nil if the file is not a catalog.
    var bytes: [UInt8]?
    /// Nil if the file is not a catalog, or one outside PATH.
    var scope: CatalogScope?

    /// The absolute paths of the sources that feed it.
    var sources: [String] { scope?.sources ?? [] }

    /// Whether it is a catalog of code that no sources are mapped to.
    var isUnclaimed: Bool { bytes != nil && table.code == nil && table.role.isOfCode }
  }

  /// A catalog with its code; a table without keys if the file cannot be read.
  func read(_ catalog: CatalogScope) -> Reading {
    let file = spelling.spell(catalog.catalog)
    do {
      let content = try content(of: catalog.catalog, file)
      content.reading.diagnostics.forEach(activity.report)
      var table = table(of: catalog, content, file)
      table.reading = content.reading.diagnostics
      table.needsBundle = scope.modules.haveOwnBundle(with: catalog.catalog)
      return Reading(table: table, bytes: content.bytes, scope: catalog)
    } catch {
      let reason = Diagnostic(of: error, file: file)
      activity.report(reason)
      return Reading(table: .unreadable(reason, name: catalog.table))
    }
  }

  private func content(of path: String, _ file: String) throws -> CatalogReads.Content {
    try supply.catalogs?.content(of: path) ?? CatalogReads.read(file, as: path)
  }

  /// Whether a source or a resource feeds a catalog.
  func hasSource(_ reading: Reading) -> Bool {
    guard let catalog = reading.scope else { return false }
    let table = reading.table
    return table.role.isOfCode
      ? table.code.map { !reading.sources.isEmpty || !$0.strings.isEmpty } ?? false
      : supply.resources(for: catalog, table.catalog, role: table.role) != nil
  }

  /// The readable catalogs of the same modules outside PATH: code may refer to them.
  func companions(of catalogs: [CatalogScope]) -> [Reading] {
    let named = Set(scope.catalogs.map(\.catalog))
    let own = Set(catalogs.map(\.catalog))
    let holders = scope.modules.filter { !own.isDisjoint(with: $0.catalogs) }
    return Set(holders.flatMap(\.catalogs)).subtracting(named).sorted().compactMap { path in
      let file = spelling.spell(path)
      guard let content = try? content(of: path, file), content.reading.diagnostics.isEmpty
      else { return nil }
      let modules = holders.filter { $0.catalogs.contains(path) }.map(\.name)
      let table = AuditedTable(
        content.reading.catalog, name: FilePath.stem(path), file: file, role: content.role,
        modules: modules.sorted())
      return Reading(table: table, bytes: content.bytes)
    }
  }

  private func table(
    of scope: CatalogScope, _ content: CatalogReads.Content, _ file: String
  ) -> AuditedTable {
    let (catalog, role) = (content.reading.catalog, content.role)
    var code = role.isOfCode ? code(of: scope, file) : nil
    if let all = code?.extraction {
      // A key of code that is not built need not be in the catalog.
      let built = supply.built(all, adding: catalog, for: scope) ?? all
      code?.extraction = supply.scanned(built, for: scope, catalog)?.extraction ?? built
    }
    var table = AuditedTable(
      catalog, name: scope.table, file: file, role: role, modules: scope.modules,
      code: code?.extraction, declaredLanguages: languages(of: scope, catalog),
      rivals: rivals(of: scope.catalog).map(spelling.spell))
    table.isCodeWhole = code?.isWhole ?? true
    if role == .interfaceBuilder { table.lostKeys = lostKeys(of: scope, catalog) }
    return table
  }

  /// Keys of objects that the interface file no longer has; empty if the file is not known.
  private func lostKeys(of scope: CatalogScope, _ catalog: Catalog) -> Set<ExactString> {
    let files = InterfaceFile.files(of: scope.catalog, sourceLanguage: catalog.sourceLanguage)
    var objects: Set<String> = []
    for file in files {
      guard let texts = try? ResourceTexts.interface(spelling.spell(file)) else { return [] }
      objects.formUnion(texts.objects)
    }
    guard !objects.isEmpty else { return [] }
    let lost = catalog.keys.filter { key in
      guard let dot = key.firstIndex(of: "."), catalog[key]?.isFromInterfaceBuilder == true else {
        return false
      }
      return !objects.contains(String(key[..<dot]))
    }
    return Set(lost.map(ExactString.init))
  }

  /// The expected languages of the catalog: those of the settings, and those of its modules'
  /// projects.
  private func languages(of catalog: CatalogScope, _ content: Catalog) -> [String] {
    let listed = catalog.settings?.languages ?? []
    let known = scope.modules.filter { $0.catalogs.contains(catalog.catalog) && !$0.isTest }
      .flatMap(\.languages).filter { $0 != content.sourceLanguage && !listed.contains($0) }
    return listed + Set(known).sorted()
  }

  /// The strings of the code, and whether they are complete; nil if unknown.
  private func code(
    of scope: CatalogScope, _ file: String
  ) -> (extraction: Extraction, isWhole: Bool)? {
    guard let extraction = supply.extraction(for: scope) else { return nil }
    extraction.diagnostics.forEach(activity.report)
    let hasFailed = extraction.diagnostics.contains { diagnostic in
      diagnostic.severity == .error
        || diagnostic.severity == .warning
          && diagnostic.location.map {
            !OpenBuffers.shared.hasFile(FilePath.absolute($0.file))
          } == true
    }
    let isWhole = !hasFailed && scope.missing.allSatisfy { $0.severity == .note }
    if !isWhole {
      activity.report(
        Diagnostic(
          .note,
          """
          \(file): some of its sources cannot be read, so unused keys are not reported
          """))
    }
    return (extraction, isWhole)
  }

  /// Older files of the same table, beside the catalog and in the folders of languages there.
  private func rivals(of catalog: String) -> [String] {
    var folder = FilePath.folder(catalog)
    if folder.hasSuffix(".lproj") { folder = FilePath.folder(folder) }
    let table = FilePath.stem(catalog)
    let names = ["\(table).strings", "\(table).stringsdict"]
    let items = FolderListing.items(in: folder) ?? []
    let folders =
      [folder]
      + items.filter { $0.kind == .folder && $0.name.hasSuffix(".lproj") }
      .map { FilePath.join(folder, $0.name) }
    return folders.flatMap { folder in
      names.map { FilePath.join(folder, $0) }.filter { FileStatus(path: $0)?.kind == .file }
    }
  }
}
