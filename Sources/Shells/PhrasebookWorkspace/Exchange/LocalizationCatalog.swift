import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Xcode's Localization Catalog on disk: a folder such as `fr.xcloc`.
struct LocalizationCatalog {
  private static let sources = "Source Contents"
  private static let contents = "Localized Contents"
  let path: String

  /// The place in a bundle of a catalog as it was exported.
  ///
  /// - Parameters:
  ///   - original: The path of the catalog in the project.
  ///   - isTaken: Whether a disk may take the path for that of another catalog in the bundle. Then a
  ///     number follows the name, which depends on the path.
  static func place(of original: String, isTaken: Bool) -> String {
    guard isTaken else { return "\(sources)/\(original)" }
    let number = Array(original.utf8).withUnsafeBytes { ContentHash(of: $0).low % 1_000_000_000 }
    return "\(sources)/\(original.dropLast(".xcstrings".count))#\(number).xcstrings"
  }

  /// The XLIFF file that the folder holds.
  func file() throws(FileFailure) -> String {
    let page = FilePath.join(path, XCLOC.pageName)
    guard let language = XCLOC.targetLanguage(contents: try FileContent.read(page)) else {
      throw FileFailure(
        page, "it does not name a language as targetLocale; export the bundle again")
    }
    let file = FilePath.join(FilePath.join(path, Self.contents), "\(language).xliff")
    guard let real = FilePath.real(file), let root = FilePath.real(path) else {
      throw FileFailure(file, "the file does not exist; export the bundle again")
    }
    guard FilePath.isInside(real, root) else {
      throw FileFailure(file, "it is a link that leads out of the bundle; such a file is not read")
    }
    return file
  }

  /// A table at the time of the export; nil if the bundle lacks its catalog. Throws if the bundle
  /// has the catalog and it cannot be read: changes since the export would not be known.
  ///
  /// - Parameter table: The table that came back. Xcode leaves the translations out of the catalogs
  ///   in its bundles, so that theirs are not known.
  func exported(_ table: ExchangeTable, language: String) throws -> ExchangeTable? {
    guard let original = table.original, ExchangeOutput.staysInside(original),
      original.hasSuffix(".xcstrings"),
      let root = FilePath.real(path)
    else { return nil }
    let places = [true, false].map {
      FilePath.join(path, Self.place(of: original, isTaken: $0))
    }
    let file = FileStatus(path: places[0]) == nil ? places[1] : places[0]
    guard let real = FilePath.real(file) else { return nil }
    guard FilePath.isInside(real, root) else {
      throw FileFailure(file, "it is a link that leads out of the bundle; such a file is not read")
    }
    let catalog = try XCStrings.read(try FileContent.read(real), file: file).catalog
    if XLIFF.isXcodes(table), !catalog.hasTranslations { return nil }
    return Export.table(of: catalog, name: FilePath.stem(original), language: language).table
  }
}

extension Catalog {
  /// Whether it has a text in any language but its own.
  fileprivate var hasTranslations: Bool {
    entries.contains { $0.entry.localizations.names.contains { $0 != sourceLanguage } }
  }
}
