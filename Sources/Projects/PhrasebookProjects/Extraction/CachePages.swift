/// Pages in the cache that other programs show: they may be deleted at any time, and are then written again.
package struct CachePages: Sendable {
  private let folder: CacheFolder

  /// - Parameter cacheFolder: The folder of the cache; nil gives no pages.
  package init?(in cacheFolder: String?) {
    guard let cacheFolder else { return nil }
    folder = CacheFolder(path: FilePath.join(FilePath.absolute(cacheFolder), "pages"))
  }

  /// Writes a page, unless it is there with the same text.
  ///
  /// - Returns: The path; nil if it cannot be written.
  package func path(of text: String, named name: String) -> String? {
    let path = FilePath.join(folder.path, name)
    let bytes = Array(text.utf8)
    if let there = try? FileContent.read(path), there == bytes { return path }
    folder.makeFolders()
    return ReplacementFile.store(bytes, at: path) ? path : nil
  }
}
