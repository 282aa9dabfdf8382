import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// `phrasebook rename`: another key, in the catalogs and in the code.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "rename",
    summary: "Gives a key another name, in the catalogs and at its call sites.",
    details: """
      A call site whose key is not a plain literal is left alone and named.
      """,
    examples: [#"phrasebook rename "Hello" "greeting.hello" ."#])

  @Argument(help: ArgumentHelp(words: "The key, as the catalog has it."))
  var old: String

  @Argument(help: ArgumentHelp(words: "Its new name."))
  var new: String

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String = "."

  @OptionGroup var options: EditOptions
  @OptionGroup var extraction: ExtractionOptions

  func run() throws {
    let reporter = Reporter()
    do {
      let choice = CatalogChoice(path: path, table: options.table, reporter: reporter)
      let holders = try choice.holders(of: old)
      guard Set(holders.map(\.table)).count == 1 else {
        throw choice.ambiguous("the key \"\(old)\"", holders)
      }
      // The places are found before anything changes, and nothing changes where a catalog refuses.
      let (fed, locations) = try uses(of: holders, reporter)
      let chosen = fed.isEmpty ? holders : fed
      let editor = CatalogEdit(reporter: reporter)
      func rename(_ holder: OpenCatalog, in catalog: Catalog) throws(EditError) -> Edited {
        try Edits.rename(old, to: new, in: catalog, table: holder.table)
      }
      let isChange = editor.allows(chosen) { holder throws(EditError) in
        try rename(holder, in: holder.catalog)
      }
      var changes: [FileChanges] = []
      if !reporter.hasFailed {
        // The code first: a run that is cut off there finds the key again and goes on.
        if isChange {
          let count = CallSites(old: old, new: new, reporter: reporter).rename(at: locations)
          reporter.note(
            locations.count == 1
              ? "\(count) of 1 call site changed"
              : "\(count) of \(locations.count) call sites changed")
        }
        changes = chosen.map { holder in
          let done = editor.apply(to: holder.path) { catalog throws(EditError) in
            try rename(holder, in: catalog)
          }
          return FileChanges(file: holder.path, changes: done)
        }
      }
      editor.report(changes, as: options.format)
    } catch let failure as CatalogChoice.Failure {
      reporter.say(failure)
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    }
    try reporter.finish()
  }

  /// The catalogs that sources feed, and where those use the key; copies that nothing feeds stay.
  private func uses(
    of holders: [OpenCatalog], _ reporter: Reporter
  ) throws(FileFailure) -> (fed: [OpenCatalog], locations: [Location]) {
    let scope = try ScopeFinder.find(path)
    let spelling = Spelling(given: path)
    let supply = ExtractionSupply(extraction, scope: scope, path: path)
    var fed: [OpenCatalog] = []
    var found: Set<Location> = []
    func take(_ extraction: Extraction, _ table: String) {
      extraction.diagnostics.filter { $0.severity == .error }.forEach(reporter.say)
      for string in extraction.strings where string.key == old && string.table == table {
        found.formUnion(string.locations)
      }
    }
    for catalog in scope.catalogs {
      let file = spelling.spell(catalog.catalog)
      let real = FilePath.real(file)
      guard let holder = holders.first(where: { FilePath.real($0.path) == real }) else { continue }
      guard let extraction = supply.extraction(for: catalog) else {
        reporter.say(Unclaimed.diagnostic(file))
        continue
      }
      fed.append(holder)
      take(extraction, catalog.table)
    }
    // A module without a table of that name asks the app's.
    for table in Set(fed.map(\.table)) {
      for module in scope.modules
      where !module.isTest && !module.catalogs.contains(where: { FilePath.stem($0) == table }) {
        supply.extraction(of: module.sources, functions: module.functions)
          .map { take($0, table) }
      }
    }
    return (fed, found.sorted())
  }
}
