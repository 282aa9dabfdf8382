import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import TestSupport
import Testing

/// Catalogs of others out and home again, in every language that they have.
@Suite("Export and import: nothing changes on the way")
struct ExchangeRoundTripTests {
  static let formats: [any ExchangeFormat.Type] = [XLIFF.self, XLIFF2.self]

  private func languages(of catalog: Catalog) -> [String] {
    var names: Set<String> = []
    for (_, entry) in catalog.entries { names.formUnion(entry.localizations.names) }
    return names.sorted()
  }

  @Test("a catalog that went out and came back untouched is the same")
  func untouched() throws {
    guard let folder = PackageRoot.shared("corpus/catalogs") else { return }
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "xcstrings" && size(of: $0) < 400_000 }
      .sorted { $0.path < $1.path }
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      guard let catalog = try? XCStrings.read(bytes, file: file.lastPathComponent).catalog else {
        continue
      }
      // One language for each format: the widest catalogs have dozens of the same kind.
      for (language, format) in zip(languages(of: catalog).reversed(), Self.formats) {
        let table = Export.table(
          of: catalog, name: "L", original: "L.xcstrings", language: language)
        let exchange = Export.exchange([table.table], language: language)
        let file = try #require(format.write(exchange).files.first)
        let read = try format.read(file).exchange
        let parts = read.tables.map {
          ImportPart(table: $0, sourceLanguage: read.sourceLanguage, language: language)
        }
        let imported = Import.apply(parts, to: catalog, table: "L")
        #expect(imported.changes.isEmpty, "\(file.path) \(language)")
        #expect(imported.diagnostics.isEmpty, "\(imported.diagnostics.prefix(3))")
      }
    }
  }

  @Test("a language that was taken out comes back by its file, but for what is reported")
  func restored() throws {
    guard let folder = PackageRoot.shared("corpus/catalogs") else { return }
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "xcstrings" && size(of: $0) < 400_000 }
      .sorted { $0.path < $1.path }
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      guard let catalog = try? XCStrings.read(bytes, file: file.lastPathComponent).catalog,
        let language = languages(of: catalog).first(where: { $0 != catalog.sourceLanguage })
      else { continue }
      let exported = Export.table(of: catalog, name: "L", original: "L", language: language)
      let writing = XLIFF.write(Export.exchange([exported.table], language: language))
      let read = try XLIFF.read(try #require(writing.files.first)).exchange
      var bare = catalog
      for key in catalog.keys { bare[key]?.localizations[language] = nil }
      let imported = Import.apply(
        read.tables.map {
          ImportPart(table: $0, sourceLanguage: read.sourceLanguage, language: language)
        }, to: bare, table: "L")
      let lost = Set(writing.losses.map(\.key) + exported.kept)
      for (key, entry) in catalog.entries where !lost.contains(key) {
        // A text that is empty is none to a translator, and members that nobody knows stay at home.
        let before = forms(entry, language), after = forms(imported.catalog[key], language)
        #expect(
          before.filter { !$0.value.isEmpty } == after.filter { before[$0.key] != nil },
          "\(file.lastPathComponent) \(language) \(key)")
      }
    }
  }

  /// In bytes: a few catalogs take as long as all others together.
  private func size(of file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
  }

  private func forms(_ entry: Entry?, _ language: String) -> [String: String] {
    let forms = entry?.localizations[language]?.forms(language: language) ?? []
    return Dictionary(
      forms.map { ($0.path.exchanged, $0.value) }, uniquingKeysWith: { $0 + "\n" + $1 })
  }
}
