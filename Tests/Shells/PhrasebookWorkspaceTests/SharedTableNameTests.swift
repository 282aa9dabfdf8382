import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import TestSupport
import PhrasebookProjects
import Testing

@testable import PhrasebookWorkspace

/// Modules of a package have tables of one name: an export of each is imported into it, in every
/// format.
struct SharedTableNameTests {
  /// The folders of the catalogs. Some are alike once they are names of files, or on a disk that
  /// takes no notice of case.
  static let folders = ["", "A/", "B/", "A/B/", "A_B/", "a/", "Deep/er/A/"]
  static let formats = allExchangeFormats.map { $0.name }

  private func text(in folder: String, isTranslated: Bool) -> String {
    func localizations(_ value: String) -> String {
      isTranslated
        ? """
        {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "\(value)"}}}}
        """ : "{}"
    }
    return """
      {"sourceLanguage": "en", "strings": {"OK": \(localizations("Vale \(folder)")), \
      "own \(folder)": \(localizations("propio")), "Same": \(localizations("Igual"))}, \
      "version": "1.0"}
      """
  }

  private func write(_ scratch: TemporaryFolder, _ root: String, isTranslated: Bool) throws {
    for folder in Self.folders {
      try scratch.write(
        text(in: folder, isTranslated: isTranslated), to: "\(root)/\(folder)Localizable.xcstrings")
    }
  }

  /// The texts of each catalog below a folder.
  private func texts(_ root: String) throws -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for loaded in LoadedCatalog.all(of: root, activity: Activity()).catalogs {
      for (key, entry) in loaded.catalog.entries {
        result[loaded.original, default: [:]][key] =
          entry.localizations["es"]?.stringUnit?.value
      }
    }
    return result
  }

  private func export(_ scratch: TemporaryFolder, as format: any ExchangeFormat.Type) throws {
    let activity = Activity()
    let output = try #require(
      ExportFiles(
        paths: [scratch("x")], request: ExportRequest(as: format, languages: ["es"]),
        activity: activity
      ).make()
    )
    _ = output.write(to: scratch("out"))
    #expect(!activity.hasFailed)
    let paths = output.files.map(\.path)
    #expect(Set(paths).count == paths.count, "a file would be written over another")
  }

  private func opened(
    _ path: String, as format: any ExchangeFormat.Type
  ) -> [ExchangeInput.Opened] {
    let activity = Activity()
    // A bundle knows that nothing changed in it; the file within is for itself.
    let format: any ExchangeFormat.Type = format.name == XCLOC.name ? XLIFF.self : format
    let inside = FilePath.join(path, "es.xcloc/Localized Contents")
    let isBundle = FileStatus(path: inside) != nil
    let opened = ExchangeInput(format: format, language: "es", activity: activity)
      .read([isBundle ? inside : path])
    #expect(!activity.hasFailed)
    return opened
  }

  @Test(arguments: formats) func anExportIsImportedIntoItsCatalog(_ name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    let scratch = try TemporaryFolder()
    try write(scratch, "x", isTranslated: true)
    try write(scratch, "y", isTranslated: false)
    try export(scratch, as: format)
    let activity = Activity()
    let changes = ImportFiles(paths: [scratch("y")], isDryRun: false, activity: activity)
      .run(opened(scratch("out"), as: format))
    #expect(!activity.hasFailed && !activity.hasOmissions)
    #expect(changes.flatMap(\.changes).count == Self.folders.count * 3)
    #expect(try texts(scratch("y")) == texts(scratch("x")))
  }

  /// Each catalog is compared with its own exported file.
  @Test(arguments: formats) func isComparedWithItsOwn(_ name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    let scratch = try TemporaryFolder()
    try write(scratch, "x", isTranslated: true)
    try export(scratch, as: format)
    let files = opened(scratch("out"), as: format)
    let activity = Activity()
    // Here, another has been at the texts since.
    try write(scratch, "y", isTranslated: false)
    let changes = ImportFiles(
      paths: [scratch("y")], isDryRun: true, activity: activity, sent: files
    )
    .run(files)
    #expect(changes.isEmpty && !activity.hasFailed && !activity.hasOmissions)
  }

  /// On a disk that takes no notice of case, too, each catalog of a bundle has a file of its own.
  @Test func catalogsOfABundleHaveTheirFiles() throws {
    let scratch = try TemporaryFolder()
    try write(scratch, "x", isTranslated: true)
    try export(scratch, as: XCLOC.self)
    let sources = FileTree(scratch("out/es.xcloc/Source Contents")) { _, _ in true }.files
    #expect(sources.count == Self.folders.count)
    #expect(Set(sources.map(\.foldedFileName)).count == sources.count)
    let bundle = LocalizationCatalog(path: scratch("out/es.xcloc"))
    for folder in Self.folders {
      let table = ExchangeTable(
        name: "Localizable", original: "\(folder)Localizable.xcstrings")
      let sent = try #require(try bundle.exported(table, language: "es"))
      #expect(sent.name == "Localizable")
      #expect(sent.units.contains { $0.target == "Vale \(folder)" })
    }
  }

  /// The whole paths of files that were given one by one select their catalogs.
  @Test func oneFileOfMany() throws {
    let scratch = try TemporaryFolder()
    try write(scratch, "x", isTranslated: true)
    try write(scratch, "y", isTranslated: false)
    try export(scratch, as: StringsFormat.self)
    let activity = Activity()
    let files = opened(scratch("out/A/B/es.lproj/Localizable.strings"), as: StringsFormat.self)
    let changes = ImportFiles(paths: [scratch("y")], isDryRun: false, activity: activity).run(files)
    #expect(changes.flatMap(\.changes).count == 3 && !activity.hasFailed)
    #expect(try texts(scratch("y"))["A/B/Localizable.xcstrings"]?["OK"] == "Vale A/B/")
  }

  /// The folder of the catalog at the top ends every path, so it does not decide.
  @Test func oneFileOfNowhere() throws {
    let scratch = try TemporaryFolder()
    try write(scratch, "y", isTranslated: false)
    try scratch.write("\"OK\" = \"Vale\";\n", to: "Downloads/es.lproj/Localizable.strings")
    let activity = Activity()
    let files = opened(scratch("Downloads/es.lproj/Localizable.strings"), as: StringsFormat.self)
    let changes = ImportFiles(paths: [scratch("y")], isDryRun: false, activity: activity).run(files)
    #expect(changes.isEmpty && activity.hasFailed)
  }
}
