import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// The files under `Catalogs/Formats/XLIFF`: good ones come back byte for byte, ones that start with
/// `!` are refused with the message beside them.
@Suite("XLIFF: golden files")
struct XLIFFGoldenTests {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../Catalogs/Formats/XLIFF").standardizedFileURL

  static let files: [URL] =
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
    ?? [])
    .filter { $0.pathExtension == "xliff" || $0.pathExtension == "xlf" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }

  @Test func thereAreManyFiles() { #expect(Self.files.count > 15) }

  @Test(arguments: files.filter { $0.lastPathComponent.hasPrefix("!") })
  func wrongFilesAreRefused(_ file: URL) throws {
    let name = file.lastPathComponent
    let bytes = Array(try Data(contentsOf: file))
    let error = #expect(throws: UnreadableFile.self, "\(name) was read") {
      _ = try XLIFF.read(ExchangeFile(path: name, bytes: bytes))
    }
    let diagnostic = try #require(error?.diagnostic)
    let place = try #require(diagnostic.location)
    try GoldenMessage.check(
      "\(place.file):\(place.line):\(place.column): \(diagnostic.message)", of: file)
  }

  @Test(arguments: files.filter { !$0.lastPathComponent.hasPrefix("!") })
  func goodFilesKeepTheirBytes(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let reading = try XLIFF.read(ExchangeFile(path: file.lastPathComponent, bytes: bytes))
    let format: any ExchangeFormat.Type = file.pathExtension == "xlf" ? XLIFF2.self : XLIFF.self
    let writing = format.write(reading.exchange)
    #expect(writing.losses.isEmpty)
    #expect(writing.files.first?.text == String(decoding: bytes, as: UTF8.self))
  }
}
