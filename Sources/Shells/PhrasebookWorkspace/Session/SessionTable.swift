package import PhrasebookModel
import PhrasebookFormats
package import PhrasebookProjects

/// A catalog that a session has in memory, with what its list is filtered by.
package struct SessionTable: Sendable {
  /// The file, spelled as PATH was given.
  package let file: String
  /// The file, absolute.
  package let path: String
  package let settings: Settings?
  /// The bytes that were read or written last.
  package private(set) var bytes: [UInt8]
  package private(set) var catalog: Catalog
  private(set) var index: TableIndex

  package var name: String { FilePath.stem(file) }

  /// Reads a catalog.
  init(file: String, settings: Settings?) throws {
    self.file = file
    self.settings = settings
    path = FilePath.absolute(file)
    bytes = try FileContent.read(file)
    catalog = try XCStrings.read(bytes, file: file).catalog
    index = TableIndex(catalog, expecting: settings?.languages ?? [])
  }

  /// Reads the bytes of the file as they are now.
  mutating func read(_ bytes: [UInt8]) throws {
    catalog = try XCStrings.read(bytes, file: file).catalog
    self.bytes = bytes
    index = TableIndex(catalog, expecting: settings?.languages ?? [])
  }

  /// The catalog of some bytes, which are those of the table if nothing else has written them.
  func catalog(of bytes: [UInt8]) throws(UnreadableFile) -> Catalog {
    if catalog.edits.isEmpty, CatalogFile.isSame(bytes, self.bytes) { return catalog }
    return try XCStrings.read(bytes, file: file).catalog
  }

  /// Takes the bytes of the file after an edit of some keys.
  mutating func take(_ bytes: [UInt8], _ catalog: Catalog, changed keys: [String]) {
    let isKnown = catalog.count == index.keys.count
    self.bytes = bytes
    self.catalog = catalog
    if isKnown {
      for key in keys { index.update(key, catalog[key]) }
    } else {
      // Others have added or removed keys.
      index = TableIndex(catalog, expecting: settings?.languages ?? [])
    }
  }

  /// Whether a catalog is this one with edits.
  func isBase(of catalog: Catalog) -> Bool {
    catalog.source === self.catalog.source && catalog.source != nil
  }

  /// The same with a catalog that was read from its bytes: edits are held on top of what was read,
  /// and the next one is to change nothing but its own string.
  func reread() -> SessionTable? {
    guard !catalog.edits.isEmpty, let catalog = try? XCStrings.read(bytes, file: file).catalog
    else { return nil }
    var table = self
    table.catalog = catalog
    return table
  }

  /// The version of a key in a language; nil if the catalog does not have the key.
  package func version(of key: String, _ language: String) -> StringVersion? {
    catalog[key].map {
      StringVersion(of: $0, key: key, language: language, sourceLanguage: catalog.sourceLanguage)
    }
  }
}
