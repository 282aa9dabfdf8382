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
  Target("core-data", .markup) { bytes in _ = CoreDataModel.declarations(of: bytes) },
  Target("pbxproj") { bytes in
    let bundle = "/nowhere/App.xcodeproj"
    guard let project = try? XcodeProject(bytes, bundle: bundle, file: "project.pbxproj") else {
      return
    }
    for target in project.targets {
      _ = XcodeTarget(id: target.id, object: target.object, project: project)
    }
  },
]

private func propertyList(_ bytes: [UInt8]) {
  _ = try? PropertyListFile(bytes, file: "Info.plist")
  _ = try? InfoPlistStrings.texts(bytes, file: "Info.plist")
}
