import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// A source of several modules is read once in an operation: a change on the disk between two
/// extractions shows whether the second one reads it again.
@Suite struct SourceReadsTests {
  private func source(_ key: String) -> String {
    "func \(key.lowercased())() -> String { String(localized: \"\(key)\") }"
  }

  private func project() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    for name in ["App", "Widget", "Shared"] { try scratch.write(source(name), to: "\(name).swift") }
    return scratch
  }

  private func keys(
    _ run: ExtractionRun, _ names: [String], in scratch: TemporaryFolder
  ) -> [String] {
    run.extract(files: names.map { scratch("\($0).swift") }).strings.map(\.key)
  }

  @Test func aSourceOfTwoModulesIsReadOnce() throws {
    let scratch = try project()
    var run = ExtractionRun()
    run.reads = SourceReads(cacheFolder: nil, root: scratch.path)
    #expect(keys(run, ["App", "Shared"], in: scratch) == ["App", "Shared"])
    try scratch.write(source("Changed"), to: "Shared.swift")
    #expect(keys(run, ["Shared", "Widget"], in: scratch) == ["Shared", "Widget"])
  }

  /// An audit searches the literals of sources that were extracted.
  @Test func aSearchForLiteralsReadsItNoSecondTime() throws {
    let scratch = try project()
    var run = ExtractionRun()
    run.reads = SourceReads(cacheFolder: nil, root: scratch.path)
    _ = keys(run, ["App"], in: scratch)
    let paths = ["App", "Widget"].map { scratch("\($0).swift") }
    for path in ["App.swift", "Widget.swift"] { try scratch.write(source("Changed"), to: path) }
    let texts = SourceTextReads(reads: run.reads).texts(of: paths).compactMap(\.self)
    #expect(texts.flatMap { $0.texts.map(\.value) } == ["App", "Changed"])
  }

  /// With one catalog of one module too, whether the extraction has a cache or not.
  @Test(arguments: [false, true]) func aSourceOfOneModuleIsReadOnce(isCached: Bool) throws {
    let scratch = try project()
    try scratch.write(
      "modules: [{name: App, sources: [App.swift], catalogs: [Localizable.xcstrings]}]",
      to: "phrasebook.yml")
    try scratch.write(
      #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: "Localizable.xcstrings")
    let scope = try ScopeFinder.find(scratch.path)
    let spelling = Spelling(given: scratch.path)
    let run = ExtractionRun(cacheFolder: isCached ? scratch("cache") : nil)
    let supply = ExtractionSupply(run, scope: scope, spelling: spelling)
    let catalog = try #require(scope.catalogs.first)
    #expect(supply.extraction(for: catalog)?.strings.map(\.key) == ["App"])
    try scratch.write(source("Changed"), to: "App.swift")
    let path = spelling.spell(try #require(catalog.sources?.first))
    let texts = supply.texts.texts(of: [path]).compactMap(\.self)
    #expect(texts.flatMap { $0.texts.map(\.value) } == ["App"])
    #expect(supply.texts.bytes(of: path) == Array(source("App").utf8))
  }

  @Test func anotherOperationReadsItAgain() throws {
    let scratch = try project()
    #expect(keys(ExtractionRun(), ["App", "Shared"], in: scratch) == ["App", "Shared"])
    try scratch.write(source("Changed"), to: "Shared.swift")
    #expect(keys(ExtractionRun(), ["Shared", "Widget"], in: scratch) == ["Changed", "Widget"])
  }
}
