import PhrasebookPlatform

/// What tells one build of this tool from another, so that none reads what another has kept.
enum ToolIdentity {
  /// Counts up with each change of what the cache holds.
  private static let format: UInt64 = 3

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
