import PhrasebookModel

extension GeneratedProject {
  /// The most files of helpers that are read.
  private static let maximumHelpers = 200

  /// Whether a file that the project is generated from mentions `SWIFT_EMIT_LOC_STRINGS`, so that targets
  /// may have it: the given files, Tuist's helpers, and the files of settings that these name.
  static func mentionsEmission(in files: [String], of folder: String, below root: String) -> Bool {
    let helpers = FilePath.join(root, "Tuist")
    let isTuist = files.contains { $0.hasSuffix(".swift") } && FileStatus(path: helpers) != nil
    let others = isTuist ? ProjectFiles(below: helpers).sources.prefix(maximumHelpers) : []
    var settings: Set<String> = []
    for file in files + others {
      guard let bytes = try? FileContent.read(file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains(exactly: KeyEmission.setting) { return true }
      for name in namesOfSettings(in: text) {
        for place in [folder, root] {
          settings.insert(BuildDescriptionReader.folder(name, in: place))
        }
      }
    }
    return settings.contains { path in
      FileStatus(path: path) != nil
        && ConfigurationFile(path).settings.contains { $0.name.hasPrefix(KeyEmission.setting) }
    }
  }

  /// The paths in a description that end in `.xcconfig`.
  private static func namesOfSettings(in text: String) -> [String] {
    guard text.contains(exactly: ".xcconfig") else { return [] }
    return text.split { $0.isWhitespace || "\"'()[]{},".contains($0) }
      .filter { $0.hasSuffix(".xcconfig") }
      .map { String($0.hasPrefix("//") ? $0.dropFirst(2) : $0) }
  }
}
