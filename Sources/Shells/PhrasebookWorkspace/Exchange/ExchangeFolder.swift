import PhrasebookFormats
import PhrasebookProjects

/// The folder of `exchange:` in phrasebook.yml: a file (or a folder) per language, and what each was
/// when catalogs and files agreed last.
struct ExchangeFolder {
  let setting: Settings.ExchangeSetting
  let format: any ExchangeFormat.Type
  /// The folder, spelled as PATH was given.
  let path: String
  /// The folder of phrasebook.yml, which the folder lies in, spelled in the same way.
  let project: String

  /// The folder of the versions that both sides agreed on; they are committed with the files.
  static let baseName = ".base"
  var base: String { FilePath.join(path, Self.baseName) }

  /// The files with translations there, relative to the folder, sorted.
  func files() -> [String] {
    (FolderListing.items(in: path) ?? []).flatMap { item -> [String] in
      switch item.kind {
      case .file: return isOurs(item.name) ? [item.name] : []
      case .folder where !item.name.hasPrefix("."):
        let inside = FolderListing.items(in: FilePath.join(path, item.name)) ?? []
        return inside.filter { $0.kind == .file && isOurs($0.name) }
          .map { FilePath.join(item.name, $0.name) }
      default: return []
      }
    }.sorted()
  }

  /// Whether a file of this name has translations.
  func isOurs(_ name: String) -> Bool {
    !name.hasPrefix(".") && !(format.name == PO.name && PO.isTemplate(name))
      && format.fileExtensions.contains { name.hasSuffix(".\($0)") }
  }

  /// Files whose common version is known.
  func filesWithBase() -> [String] {
    files().filter { FileStatus(path: FilePath.join(base, $0))?.kind == .file }
  }

  /// Whether a file has the same texts as another version of it, whatever tool wrote it.
  func isSame(_ bytes: [UInt8], _ other: [UInt8], at file: String) -> Bool {
    if CatalogFile.isSame(bytes, other) { return true }
    guard let one = try? format.read(ExchangeFile(path: file, bytes: bytes)),
      let two = try? format.read(ExchangeFile(path: file, bytes: other))
    else { return false }
    return one.exchange.texts == two.exchange.texts
  }

  /// The bytes of a file that changed: another tool's file is touched only in the units that differ.
  func revised(_ file: ExchangeFile, over present: [UInt8]?) -> [UInt8] {
    present.map { ExchangeRevision.bytes(of: file, over: $0, as: format) } ?? file.bytes
  }
}
