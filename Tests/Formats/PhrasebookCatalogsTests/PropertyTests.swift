import PhrasebookCatalogs
import PhrasebookModel
import TestSupport
import Testing

/// Properties of every catalog in every style.
@Suite struct PropertyTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func readingAndWritingKeepBytesAndModel(_ seed: UInt64) throws {
    var maker = RandomCatalog(seed: seed)
    let value = maker.catalog()
    let file = StyledCatalog(value, .init(&maker.random))
    let catalog = try XCStrings.read(file.bytes, file: "a").catalog
    #expect(XCStrings.write(catalog) == file.bytes)
    // Another style has the same content.
    let other = StyledCatalog(value, .init(&maker.random))
    #expect(try XCStrings.read(other.bytes, file: "a").catalog == catalog)

    let formatted = XCStrings.format(catalog)
    let again = try XCStrings.read(formatted, file: "a").catalog
    #expect(again == catalog)
    #expect(XCStrings.format(again) == formatted)
    #expect(XCStrings.write(again) == formatted)
    // The same entries without their file, and set again in it.
    var loose = Catalog(sourceLanguage: catalog.sourceLanguage, version: catalog.version)
    loose.unknown = catalog.unknown
    var same = catalog
    for (key, entry) in catalog.entries {
      loose[key] = entry
      same[key] = entry
    }
    #expect(try XCStrings.read(XCStrings.write(loose), file: "a").catalog == catalog)
    #expect(XCStrings.write(same) == file.bytes)
  }

  @Test(arguments: 1000..<1060 as Range<UInt64>)
  func editsTouchTheirEntryAlone(_ seed: UInt64) throws {
    var maker = RandomCatalog(seed: seed)
    let file = StyledCatalog(maker.catalog(), .init(&maker.random))
    let catalog = try XCStrings.read(file.bytes, file: "a").catalog
    for edit in Edit.all {
      let key = maker.random.pick(catalog.keys) ?? maker.key()
      var edited = catalog
      edit.apply(&edited, key)
      try EditOracle.check(
        edited, by: edit, from: file.bytes, catalog,
        "seed \(seed): \(edit.name) of \(key.debugDescription)")
    }
  }

  @Test(arguments: 2000..<2100 as Range<UInt64>)
  func placesAreWhereTheNamesStand(_ seed: UInt64) throws {
    var maker = RandomCatalog(seed: seed)
    let file = StyledCatalog(maker.catalog(), .init(&maker.random))
    let catalog = try XCStrings.read(file.bytes, file: "a").catalog
    for (path, line, column) in file.places where path.first == "strings" && path.count > 1 {
      let place = Location(file: "a", line: line, column: column)
      let rest = Array(path.dropFirst(2))
      #expect(catalog.location(of: path[1], path: rest) == place, "seed \(seed): \(path)")
      if rest.count > 1, rest[0] == "localizations" {
        let inside = Array(rest.dropFirst(2))
        #expect(catalog.location(of: path[1], language: rest[1], path: inside) == place)
      }
    }
    #expect(catalog.location(of: "no such key, surely") == nil)
  }
}
