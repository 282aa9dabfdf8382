import Foundation
import PhrasebookCatalogs
import PhrasebookModel
import TestSupport
import Testing

/// Every public catalog is read and written, and edited in every way.
@Suite(.needsShared("corpus/catalogs")) struct CorpusTests {
  /// Files that must be refused, by a part of their name.
  static let refused = [
    "HealthGPT": "duplicate ", "Broken": "has no \"sourceLanguage\"",
  ]

  private static func reason(_ file: URL) -> String? {
    refused.first { file.lastPathComponent.contains($0.key) }?.value
  }

  private static let readable = PackageRoot.corpus.filter { reason($0) == nil }

  @Test(arguments: PackageRoot.corpus.filter { reason($0) != nil })
  func brokenFilesAreRefused(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let message = try #require(Self.reason(file))
    let error = #expect(throws: UnreadableFile.self) {
      try XCStrings.read(bytes, file: "a.xcstrings")
    }
    #expect(error?.diagnostic.message.contains(message) == true, "\(error as Any)")
  }

  @Test(arguments: readable)
  func readingKeepsAllBytes(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let catalog = try XCStrings.read(bytes, file: "a.xcstrings").catalog
    #expect(XCStrings.write(catalog) == bytes)

    // Every entry written back as it was read: not one byte differs.
    var same = catalog
    for (key, entry) in catalog.entries { same[key] = entry }
    #expect(XCStrings.write(same) == bytes)

    let formatted = XCStrings.format(catalog)
    let again = try XCStrings.read(formatted, file: "a.xcstrings").catalog
    #expect(again == catalog)
    #expect(XCStrings.format(again) == formatted)
    // The same entries without their file are written in the same way; the largest take long in debug.
    guard bytes.count < 500_000 else { return }
    var loose = Catalog(sourceLanguage: catalog.sourceLanguage, version: catalog.version)
    loose.unknown = catalog.unknown
    for (key, entry) in catalog.entries { loose[key] = entry }
    #expect(try XCStrings.read(XCStrings.write(loose), file: "").catalog == catalog)
  }

  /// All edits if the file is small, one if it is large; at a key that the seed chooses.
  @Test(arguments: readable)
  func editsOneEntryAlone(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let catalog = try XCStrings.read(bytes, file: "").catalog
    var random = SeededGenerator(seed: UInt64(bytes.count))
    let one = random.pick(Edit.all).map { [$0] } ?? []
    let edits = bytes.count < 100_000 ? Edit.all : one
    let keys = catalog.keys
    for edit in edits {
      let key = random.pick(keys) ?? ""
      var edited = catalog
      edit.apply(&edited, key)
      try EditOracle.check(edited, by: edit, from: bytes, catalog, "\(edit.name) of \(key)")
    }
  }
}
