import PhrasebookPlatform

/// The user's folder for files that may be deleted at any time.
package enum UserCache {
  /// The folder; nil if the environment does not name one.
  ///
  /// Source: XDG Base Directory Specification; `~/Library/Caches` on Apple's systems.
  package static var folder: String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if canImport(Darwin)
      let base = variable("HOME").map { FilePath.join($0, "Library/Caches") }
    #else
      let base = variable("XDG_CACHE_HOME") ?? variable("HOME").map { FilePath.join($0, ".cache") }
    #endif
    return base.map { FilePath.join($0, "phrasebook") }
  }
}
