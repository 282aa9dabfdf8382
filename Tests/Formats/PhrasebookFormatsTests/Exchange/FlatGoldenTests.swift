import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// The files under `Catalogs/Formats` of formats with one file per language: each is written as it
/// was read, unless `name.txt` beside it has another result, and files that start with `!` are
/// refused with the message beside them.
@Suite struct FlatGoldenTests {
  static let formats: [(folder: String, format: any ExchangeFormat.Type)] = [
    ("PO", PO.self), ("CSV", CSV.self), ("ARB", ARB.self), ("I18next", I18next.self),
    ("TMX", TMX.self),
  ]

  static let files: [String] = formats.flatMap { folder, format in
    let root = PackageRoot.folder.appendingPathComponent("Catalogs/Formats/\(folder)")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { format.fileExtensions.contains($0.pathExtension) }
      .map { "\(folder)/" + $0.path.dropFirst(root.path.count + 1) }.sorted()
  }

  @Test func thereAreManyFiles() { #expect(Self.files.count > 55) }

  @Test(arguments: files)
  func readsOrRefuses(_ name: String) throws {
    let folder = name.prefix { $0 != "/" }
    let format = try #require(Self.formats.first { $0.folder == folder }?.format)
    let path = String(name.dropFirst(folder.count + 1))
    let url = PackageRoot.folder.appendingPathComponent("Catalogs/Formats/\(name)")
    let file = ExchangeFile(path: path, bytes: Array(try Data(contentsOf: url)))
    var actual: String
    do throws(UnreadableFile) {
      let reading = try format.read(file)
      #expect(!url.lastPathComponent.hasPrefix("!"), "\(name) was read")
      let again = format.write(reading.exchange)
      if again.files.first?.bytes == file.bytes, reading.diagnostics.isEmpty { return }
      actual = reading.diagnostics.map(line).joined()
      actual += String(decoding: again.files.first?.bytes ?? [], as: UTF8.self)
    } catch {
      #expect(url.lastPathComponent.hasPrefix("!"), "\(name): \(error.diagnostic.message)")
      actual = line(error.diagnostic)
      #expect(actual.filter(\.isNewline).count == 1)
    }
    let expected = url.deletingPathExtension().appendingPathExtension("txt")
    // PHRASEBOOK_RECORD=1 swift test --filter FlatGoldenTests writes them again; read the diff.
    if ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] != nil {
      try actual.write(to: expected, atomically: true, encoding: .utf8)
    }
    let wanted = try String(contentsOf: expected, encoding: .utf8)
    #expect(TextDifference(expected: wanted, actual: actual)?.description == nil)
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(diagnostic.message)\n"
  }
}
