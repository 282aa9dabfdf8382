@testable import PhrasebookFormats
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
  Target("xcconfig") { bytes in
    let parts = bytes.parts(2)
    let path = ScratchFolder.write(parts[0], to: "a.xcconfig")
    _ = ScratchFolder.write(parts[1], to: "b.xcconfig")
    let settings = ConfigurationFile(path).settings
    let values = Dictionary(settings.map { ($0.name, $0.value) }) { $1 }
    for setting in settings.prefix(20) { _ = InfoPlistStrings.resolved(setting.value, values) }
    let folder = FilePath.folder(path)
    guard
      let project = try? XcodeProject(
        configuredProject, bundle: "\(folder)/App.xcodeproj", file: "project.pbxproj")
    else { fatalError("the project is one") }
    for target in project.targets {
      _ = BuildSettings.all(of: target.object, name: "App", in: project).map { $0.infoPlist() }
    }
  },
]

/// A project whose target has its settings from the file `a.xcconfig`.
private let configuredProject = Array(
  """
  { objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
    A = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
    L = { isa = XCConfigurationList; buildConfigurations = (D); defaultConfigurationName = Debug; };
    D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = A;
      buildSettings = { INFOPLIST_KEY_CFBundleName = "$(NAME)"; GENERATE_INFOPLIST_FILE = YES; }; };
  }; rootObject = P; }
  """.utf8)
