import PhrasebookExtract
import PhrasebookModel

/// Looks for keys that no known call uses in sources that import third-party modules: no declaration
/// of the project shows whether a call of such a module localizes a literal.
///
/// Xcode asks the compiler, which has those modules. Without them a text that is still in such a
/// source must not lose its translations.
struct ForeignTexts {
  /// The name of the catalog's table.
  let table: String
  /// The catalog whose keys are searched for.
  let catalog: Catalog
  /// The extraction from the sources.
  let code: Extraction
  /// The sources, spelled as places in them are.
  let sources: [String]
  /// The modules of the project, as imports spell them.
  let modules: [String]
  /// The sources of the operation.
  let reads: SourceTextReads

  /// The keys and the first place of each, in the order of the files.
  func found() -> [ExactString: Location] {
    let known = Frameworks.known.systems.union(modules.map(NameHash.of))
    let isForeign = reads.imports(of: sources).map { imports in
      imports.map { !$0.allSatisfy(known.contains) } ?? false
    }
    let texts = SourceTexts(
      table: table, catalog: catalog, code: code,
      sources: SourceList(zip(sources, isForeign).filter(\.1).map(\.0)), reads: reads)
    return texts.plainTexts
  }
}
