import PhrasebookExtract
import PhrasebookModel

/// Looks for keys that no call is known to use in sources that import modules of others: what a
/// call of theirs does to a literal, no declaration here says.
///
/// Xcode asks the compiler, which has those modules. Without them a text that still stands in such
/// a source must not lose its translations.
struct ForeignTexts {
  /// The name of the catalog's table.
  let table: String
  /// Whose keys are looked for.
  let catalog: Catalog
  /// What the extraction found in the sources.
  let code: Extraction
  /// The sources, spelled as places in them are.
  let sources: [String]
  /// The modules that are read themselves, as imports name them.
  let modules: [String]

  /// The keys and the first place of each, in the order of the files.
  func found() -> [ExactString: Location] {
    let known = Frameworks.known.systems.union(modules.map(NameHash.of))
    let isForeign = Workers(jobs: ExtractionRun.cores).map(sources.count) { index in
      guard let bytes = try? FileContent.read(sources[index]) else { return false }
      return !bytes.withUnsafeBufferPointer(SourceScanner.imports).allSatisfy(known.contains)
    }
    let texts = SourceTexts(
      table: table, catalog: catalog, code: code,
      sources: zip(sources, isForeign).filter(\.1).map(\.0))
    return texts.found(asksForUnused: true).plain
  }
}
