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
  /// The content that was read or written last.
  package private(set) var content: FileParts
  package private(set) var catalog: Catalog
  private(set) var index: TableIndex

  package var name: String { FilePath.stem(file) }

  /// Reads a catalog.
  init(file: String, settings: Settings?) throws {
    self.file = file
    self.settings = settings
    path = FilePath.absolute(file)
    let bytes = try FileContent.read(file)
    content = FileParts(bytes)
    catalog = try XCStrings.read(bytes, file: file).catalog
    index = TableIndex(catalog, expecting: settings?.languages ?? [])
  }

  /// Takes the bytes of the file as they are now.
  mutating func read(_ bytes: [UInt8]) throws {
    catalog = try XCStrings.read(bytes, file: file).catalog
    content = FileParts(bytes)
    index = TableIndex(catalog, expecting: settings?.languages ?? [])
  }

  /// Takes the content of the file after an edit of some keys.
  mutating func take(_ content: FileParts, _ catalog: Catalog, changed keys: [String]) {
    let isKnown = catalog.count == index.keys.count
    self.content = content
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

  /// The same with a catalog that was read from its content; nil if nothing was edited since. Edits are
  /// held on top of what was read, and each takes memory.
  func reread() -> SessionTable? {
    guard !catalog.edits.isEmpty else { return nil }
    let bytes = content.bytes
    guard let catalog = try? XCStrings.read(bytes, file: file).catalog else { return nil }
    var table = self
    table.content = FileParts(bytes)
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
