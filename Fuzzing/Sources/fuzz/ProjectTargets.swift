@testable import PhrasebookProjects

/// The readers of files that describe a project.
let projectTargets: [Target] = [
  Target("settings") { bytes in
    _ = try? SettingsReader(file: "phrasebook.yml", folder: "/nowhere").read(bytes)
  },
  Target("glob", nil) { bytes in
    let parts = bytes.parts(2).map { String(decoding: $0, as: UTF8.self) }
    _ = Glob(parts[0], in: "/q/p")?.matches(FilePath.normalized("/q/p/\(parts[1])"))
  },
]
