import PhrasebookModel

/// Gives each catalog the strings of its sources, and reads no group of sources twice.
final class ExtractionSupply {
  private let run: ExtractionOptions
  private let spelling: Spelling
  /// What compilers have written, where that is to be taken instead of the sources.
  private let given: GivenStrings?
  private var known: [Group: Extraction] = [:]

  private struct Group: Hashable {
    var sources: [String]
    var functions: [String]
  }

  init(_ run: ExtractionOptions, path: String, given: GivenStrings? = nil) {
    self.run = run
    self.given = given
    spelling = Spelling(given: path)
  }

  /// The strings that feed a catalog; nil where nothing says which sources do.
  func extraction(for scope: CatalogScope) -> Extraction? {
    if let given { return given.extraction(for: scope) }
    guard let sources = scope.sources else { return nil }
    return extraction(of: sources, functions: scope.settings?.functions ?? [])
  }

  /// The strings of some files; nil where compilers speak for them.
  func extraction(of sources: [String], functions: [String]) -> Extraction? {
    guard given == nil else { return nil }
    let group = Group(sources: sources, functions: functions)
    if let extraction = known[group] { return extraction }
    let extraction = run.run(functions: functions).extract(files: sources.map(spelling.spell))
    known[group] = extraction
    return extraction
  }
}
