import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookSync

/// Makes the catalogs that one module lacks: without a catalog, the strings of a table are never
/// translated.
struct ModuleSetup {
  let module: Module
  let scope: ProjectScope
  let supply: ExtractionSupply
  let setup: Setup

  /// The steps that were done, Localizable first.
  func run() throws(FileFailure) -> [Setup.Step] {
    let existing = module.catalogs.filter { FileStatus(path: $0) != nil }
    // A killed run may have made them; this one may have nothing to make there.
    for catalog in existing { ReplacementFile.sweepOnce(FilePath.folder(catalog)) }
    guard let found = supply.extraction(of: module.sources, functions: module.functions) else {
      return []
    }
    found.diagnostics.filter { $0.severity == .error }.forEach(setup.activity.report)
    let known = Set(existing.map(FilePath.stem))
    let tables = found.tables.filter { !known.contains($0) }
    guard !tables.isEmpty else { return [] }
    let legacy = Set(LegacyTables(below: module.folder).groups.map(\.table))
    var steps: [Setup.Step] = []
    for table in tables {
      guard let file = place(of: table, besides: existing) else {
        if LprojPath.isName(table) { reportUnlisted(table) }
        continue
      }
      if legacy.contains(table) {
        setup.activity.report(
          Diagnostic(
            .warning,
            """
            \(module.name): the table \(table) is in .lproj folders; run phrasebook migrate to create \
            its catalog
            """))
      } else if FileStatus(path: file, followingLinks: false) == nil {
        steps.append(try make(file, table, found))
      }
    }
    return steps
  }

  /// The module as `phrasebook.yml` lists it; nil if it does not.
  private var listing: Settings.ListedModule? {
    scope.settings?.modules?.first { $0.name == module.name }
  }

  private func reportUnlisted(_ table: String) {
    setup.activity.report(
      Diagnostic(
        .warning,
        """
        \(module.name): phrasebook.yml has no catalog for the table \(table); add \
        \("\(table).xcstrings") to catalogs, and run phrasebook init again
        """))
  }

  private func make(
    _ file: String, _ table: String, _ found: Extraction
  ) throws(FileFailure) -> Setup.Step {
    let language = scope.settings?.sourceLanguage ?? module.sourceLanguage ?? "en"
    let empty = Catalog(sourceLanguage: language)
    let synced = Sync()(
      empty, with: found, table: table, role: CatalogRole(path: file, catalog: empty))
    try NewFolder.make(FilePath.folder(file))
    try CatalogFile.create(file, XCStrings.format(synced.catalog))
    let count = synced.changes.count { $0.kind == .added }
    let isHeld = try ScopeFinder.find(setup.path).modules.contains { other in
      other.name == module.name && other.catalogs.contains(file)
    }
    let keys = count.of(.keys)
    return Setup.Step(
      file: setup.spelling.spell(file),
      message: isHeld
        ? "\(keys) for \(module.name)"
        : "\(keys) for \(module.name); add it to the target \(module.name) in Xcode")
  }

  /// The place for the catalog of a table; nil if `phrasebook.yml` lists others, or a catalog
  /// cannot be added.
  private func place(of table: String, besides existing: [String]) -> String? {
    if let listed = module.catalogs.first(where: { FilePath.stem($0) == table }) { return listed }
    guard LprojPath.isName(table) else { return nil }
    if let listing { return listing.place(of: table) }
    let others = existing.filter { !$0.contains(exactly: ".lproj/") }
    if let neighbour = others.first(where: { FilePath.stem($0) == "Localizable" }) ?? others.first {
      return FilePath.join(FilePath.folder(neighbour), "\(table).xcstrings")
    }
    let resources = FilePath.join(module.folder, "Resources")
    let folder = FileStatus(path: resources)?.kind == .folder ? resources : module.folder
    return FilePath.join(folder, "\(table).xcstrings")
  }
}

extension Extraction {
  /// The tables that strings are in, Localizable first, the others by name.
  package var tables: [String] {
    Set(strings.map(\.table)).sorted {
      ($0 == "Localizable" ? "" : $0, $0) < ($1 == "Localizable" ? "" : $1, $1)
    }
  }
}
