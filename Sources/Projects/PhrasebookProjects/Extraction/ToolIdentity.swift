import PhrasebookPlatform

/// The identity of this build of the tool: a cache entry of another build is not read.
enum ToolIdentity {
  /// Increases with each change of the cache's format.
  private static let format: UInt64 = 7

  /// One number for the format and for the executable.
  static let current: UInt64 = {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = CommandLine.arguments.first ?? ""
    #endif
    var words = [format]
    if let file = FileIdentity(path: path) { words += [file.size, file.modified, file.inode] }
    return words.withUnsafeBytes { ContentHash(of: $0) }.low
  }()
}
