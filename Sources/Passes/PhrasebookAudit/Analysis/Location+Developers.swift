package import PhrasebookModel

extension Location {
  /// Whether a file or folder is for developers by its name: `DebugMenu.swift`, `Preview Content`,
  /// `Photo+Previews.swift`, `Mocks`.
  package var isForDevelopers: Bool {
    let steps = file.split(separator: "/")
    guard let name = steps.last else { return false }
    if name.contains(exactly: "Debug") { return true }
    let stem = name.prefix { $0 != "." }
    if stem.hasPrefix("Mock") || stem.hasSuffix("Mock") || stem.hasSuffix("Mocks") { return true }
    if ["+Preview", "+Previews", "_Previews", "Previews"].contains(where: stem.hasSuffix) {
      return true
    }
    return steps.dropLast().contains { folder in
      [
        "debug", "mock", "mocks", "fixtures", "testing", "preview content", "previewcontent",
        "previews", "preview assets",
      ]
      .contains(folder.lowercased())
    }
  }
}
