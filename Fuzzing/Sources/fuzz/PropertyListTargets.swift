@testable import PhrasebookFormats
@testable import PhrasebookProjects

/// Property lists of all three kinds, and the files that are made of them.
let propertyListTargets: [Target] = [
  Target("plist-text") { propertyList($0) },
  Target("plist-xml", .markup) { propertyList($0) },
  Target("plist-binary", nil) { propertyList($0) },
  Target("interface", .markup) { bytes in
    _ = try? InterfaceBuilder.texts(bytes, file: "Main.storyboard")
  },
  Target("pbxproj") { bytes in
    guard let content = try? PropertyListReader.read(bytes, file: "project.pbxproj") else { return }
    let project = XcodeProject(
      content, bundle: "/nowhere/App.xcodeproj", source: (bytes, "project.pbxproj"))
    for target in project.targets {
      _ = XcodeTarget(id: target.id, object: target.object, project: project)
    }
  },
]

private func propertyList(_ bytes: [UInt8]) {
  _ = try? PropertyListFile(bytes, file: "Info.plist")
  _ = try? InfoPlistStrings.texts(bytes, file: "Info.plist")
}
