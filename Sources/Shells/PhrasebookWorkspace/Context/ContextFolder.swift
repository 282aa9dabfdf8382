import Phrasebook
import PhrasebookFormats
import PhrasebookProjects

/// The folder of a project that has its pictures and the list of their strings; it is committed with
/// the catalogs.
package struct ContextFolder {
  /// Not hidden: people put pictures into it with other tools, too.
  static let name = "phrasebook-context"
  private static let list = "context.json"
  /// The largest picture, in bytes and in pixels: a screenshot of a large display has room.
  static let largest = 20 << 20
  static let mostPixels = 64_000_000

  /// The project's folder, absolute.
  let root: String
  private let spelling: Spelling

  /// The folder of the project that a PATH is in.
  package init(of path: String) {
    root = MemoryLocation.root(of: path).folder
    spelling = Spelling(given: path)
  }

  private var path: String { FilePath.join(root, Self.name) }
  private var file: String { FilePath.join(path, Self.list) }

  /// The path of a picture, spelled as PATH was given.
  func spelled(_ picture: String) -> String { spelling.spell(FilePath.join(path, picture)) }

  /// The path of a catalog, spelled as PATH was given.
  func spelled(catalog: String) -> String { spelling.spell(FilePath.join(root, catalog)) }

  /// A catalog relative to the project's folder; nil if it lies elsewhere.
  func place(of catalog: String) -> String? {
    FilePath.remainder(of: FilePath.absolute(catalog), in: root)
  }

  /// Whether a text can be the name of a picture's file: one visible part of a path.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && text.utf8.count <= 200
      && !text.unicodeScalars.contains {
        $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F
      }
  }

  /// The strings of all pictures; none if the project has no pictures.
  func links() throws -> [ContextLink] {
    guard FileStatus(path: file) != nil else { return [] }
    try checkPlace()
    return try ContextFile.read(try FileContent.read(file), file: spelling.spell(file)).links
  }

  /// A picture of the folder.
  func picture(_ name: String) throws(FileFailure) -> (bytes: [UInt8], header: PictureHeader) {
    guard Self.isName(name) else { throw FileFailure(name, "it is not the name of a picture") }
    try checkPlace()
    try checkIsNoLink(name)
    return try Self.read(FilePath.join(path, name), spelled: spelled(name))
  }

  /// Reads a picture that is within the limits.
  static func read(
    _ file: String, spelled: String
  ) throws(FileFailure) -> (bytes: [UInt8], header: PictureHeader) {
    if let status = FileStatus(path: file), status.size > largest {
      throw FileFailure(
        spelled, "it has more than \(largest >> 20) MB; save the picture in a smaller size")
    }
    let bytes: [UInt8]
    do {
      bytes = try FileContent.read(file)
    } catch {
      throw FileFailure(spelled, error.reason)
    }
    guard let header = PictureHeader(bytes) else {
      throw FileFailure(spelled, "not a PNG or JPEG picture; save the screenshot as PNG")
    }
    guard header.width <= mostPixels / header.height else {
      throw FileFailure(
        spelled,
        "\(header.width) × \(header.height) pixels are too many; save the picture in a smaller size"
      )
    }
    return (bytes, header)
  }

  /// Throws if the folder leads out of the project.
  func checkPlace() throws(FileFailure) {
    guard let real = FilePath.real(path), let root = FilePath.real(root) else { return }
    guard FilePath.isInside(real, root) else {
      throw FileFailure(spelling.spell(path), "it leads out of the project through a link")
    }
  }

  /// Throws if a file of the folder is a link, which may lead anywhere.
  private func checkIsNoLink(_ name: String) throws(FileFailure) {
    let file = FilePath.join(path, name)
    guard FileStatus(path: file, followingLinks: false)?.kind == .link else { return }
    throw FileFailure(spelled(name), "it is a symbolic link, which is not followed")
  }

  /// Writes a picture.
  func write(_ bytes: [UInt8], to name: String) throws(FileFailure) {
    try checkPlace()
    try checkIsNoLink(name)
    try WholeFile.write(bytes, to: FilePath.join(path, name))
  }

  /// Removes a picture; one that is already gone is not an error.
  func remove(_ name: String) throws(FileFailure) {
    try checkPlace()
    let file = FilePath.join(path, name)
    if FileStatus(path: file, followingLinks: false) != nil { try OldFile.remove(file) }
  }

  /// Changes the list, as it is at that moment.
  func update(_ change: ([ContextLink]) -> [ContextLink]) throws {
    try checkPlace()
    try checkIsNoLink(Self.list)
    if FileStatus(path: file) == nil {
      let links = change([])
      if links.isEmpty { return }
      try NewFolder.make(path)
      do {
        return try CatalogFile.create(file, ContextFile(links: links).bytes)
      } catch {
        // Another process may have been as quick.
        guard FileStatus(path: file) != nil else { throw error }
      }
    }
    let spelled = spelling.spell(file)
    _ = try CatalogFile.update(file) { bytes in
      let old = try ContextFile.read(bytes, file: spelled).links
      return ContextFile(links: change(old)).bytes
    }
  }
}
