import PhrasebookProjects

/// Whether an operation that changes translations adds them to the translation memory as well.
package enum MemoryUse: Sendable {
  case off
  /// Adds them to the file that the user named; nil for the project's own.
  case on(file: String?)

  /// The feed of the memory for the catalogs of a PATH; nil if the memory is off, here or in the
  /// project's settings. A preview leaves the memory as it is.
  func feed(for path: String) -> MemoryFeed? {
    guard case .on(let file) = self, StagedFiles.current == nil,
      let location = MemoryLocation.find(path, file: file)
    else { return nil }
    return MemoryFeed(location)
  }
}
