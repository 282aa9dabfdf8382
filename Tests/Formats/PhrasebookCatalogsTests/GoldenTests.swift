import Foundation
import PhrasebookCatalogs
import PhrasebookModel
import TestSupport
import Testing

/// The files under `Catalogs/Formats/XCStrings`: good ones are kept byte for byte, ones that start with
/// `!` are refused with the message beside them.
@Suite struct GoldenTests {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Catalogs/Formats/XCStrings").standardizedFileURL

  static let files: [URL] =
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
    ?? [])
    .filter { $0.pathExtension == "xcstrings" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }

  @Test func thereAreManyFiles() { #expect(Self.files.count > 60) }

  @Test(arguments: files.filter { $0.lastPathComponent.hasPrefix("!") })
  func wrongFilesAreRefused(_ file: URL) throws {
    let name = file.lastPathComponent
    let bytes = Array(try Data(contentsOf: file))
    let error = #expect(throws: UnreadableFile.self, "\(name) was read") {
      _ = try XCStrings.read(bytes, file: name)
    }
    let diagnostic = try #require(error?.diagnostic)
    let place = try #require(diagnostic.location)
    try GoldenMessage.check(
      "\(place.file):\(place.line):\(place.column): \(diagnostic.message)", of: file)
  }

  @Test(arguments: files.filter { !$0.lastPathComponent.hasPrefix("!") })
  func goodFilesKeepTheirBytes(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let catalog = try XCStrings.read(bytes, file: file.lastPathComponent).catalog
    #expect(XCStrings.write(catalog) == bytes)
  }

  @Test(arguments: files.filter { !$0.lastPathComponent.hasPrefix("!") }, Edit.all)
  func editsOneEntryAlone(_ file: URL, _ edit: Edit) throws {
    let bytes = Array(try Data(contentsOf: file))
    let catalog = try XCStrings.read(bytes, file: "").catalog
    for key in catalog.keys {
      var edited = catalog
      edit.apply(&edited, key)
      try EditOracle.check(edited, by: edit, from: bytes, catalog, "\(edit.name) of \(key)")
    }
  }
}
