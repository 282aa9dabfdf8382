import struct PhrasebookPlatform.Mutex

/// Files of build settings, each read once: the targets and configurations of a project share them.
final class ConfigurationFiles: Sendable {
  private let files = Mutex<[String: ConfigurationFile]>([:])

  /// The file at an absolute path.
  subscript(path: String) -> ConfigurationFile {
    files.withLock { files in
      if let known = files[path] { return known }
      let file = ConfigurationFile(path)
      files[path] = file
      return file
    }
  }
}
