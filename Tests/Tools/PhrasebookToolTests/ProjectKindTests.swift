import Foundation
import TestSupport
import Testing

/// The kinds of projects that sources and catalogs come in, and what one part of them knows of the
/// others.
struct ProjectKindTests {
  private let command: BuiltCommand
  private let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
  }

  private static let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#

  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// The keys that a command lists of a catalog's code.
  private func extracted(_ catalog: String) throws -> Set<String> {
    let outcome = try command.run(["extract", catalog, "--format", "json"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let content = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let strings = (content as? [String: Any])?["strings"] as? [[String: Any]] ?? []
    return Set(strings.compactMap { $0["key"] as? String })
  }

  /// The keys that a sync adds to a catalog.
  private func added(_ arguments: String..., to catalog: String) throws -> Set<String> {
    let outcome = try command.run(
      ["sync", "--check", "--format", "json"] + arguments, in: folder.url)
    let content = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let changes = (content as? [String: Any])?["changes"] as? [[String: Any]] ?? []
    return Set(
      changes.filter { $0["kind"] as? String == "added" && $0["file"] as? String == catalog }
        .compactMap { $0["key"] as? String })
  }

  private func expect(_ keys: Set<String>, in catalog: String) throws {
    #expect(try extracted(catalog) == keys)
    #expect(try added(to: catalog) == keys)
    #expect(try added(catalog, to: catalog) == keys)
  }

  private static let card =
    "public struct Card: View { public init(_ title: LocalizedStringKey) {} }"
  private static let user = """
    import Cards
    import Deep
    struct Page: View { var body: some View { Card("From a card"); say("From deep"); Text("Own") } }
    """
  private static let deep = "public func say(_ text: LocalizedStringResource) {}"

  @Test func aCatalogOfAPackageKnowsThePackagesBesideIt() throws {
    func manifest(_ name: String, _ others: String) -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let shared = "../"
      let package = Package(
        name: "\(name)", dependencies: [\(others)], targets: [.target(name: "\(name)")])
      """
    }
    try write([
      "Feature/Package.swift": manifest("Feature", ".package(path: shared + \"Cards\")"),
      "Feature/Sources/Feature/Page.swift": Self.user,
      "Feature/Sources/Feature/Localizable.xcstrings": Self.catalog,
      // Packages that depend on each other are followed once.
      "Cards/Package.swift": manifest(
        "Cards", ".package(name: \"D\", path: \"../Deep\"), .package(path: \"../Feature\")"),
      "Cards/Sources/Cards/Card.swift": Self.card + "\nlet text = Text(\"Of the cards\")\n",
      "Cards/Sources/Cards/Localizable.xcstrings": Self.catalog,
      "Deep/Package.swift": manifest("Deep", ".package(path: \".\"), .package(path: \"../Gone\")"),
      "Deep/Sources/Deep/Say.swift": Self.deep,
    ])
    let catalog = "Feature/Sources/Feature/Localizable.xcstrings"
    try expect(["From a card", "From deep", "Own"], in: catalog)
    // The catalogs of the others stay out of a run on one package.
    let outcome = try command.run(["sync", "Feature"], in: folder.url)
    #expect(outcome.status == 0 && !outcome.output.contains("Cards"), "\(outcome.output)")
    #expect(try folder.data(at: "Cards/Sources/Cards/Localizable.xcstrings").count < 60)
  }

  @Test func packagesWithTargetsOfOneName() throws {
    for (name, type) in [("One", "LocalizedStringKey"), ("Two", "String")] {
      try write([
        "\(name)/Package.swift": """
        let package = Package(name: "\(name)", targets: [
          .target(name: "Core"), .target(name: "App", dependencies: ["Core"]),
        ])
        """,
        "\(name)/Sources/Core/Core.swift": "public func show(_ text: \(type)) {}",
        "\(name)/Sources/App/App.swift": "import Core\nfunc run() { show(\"\(name)\") }\n",
        "\(name)/Sources/App/Localizable.xcstrings": Self.catalog,
      ])
    }
    try expect(["One"], in: "One/Sources/App/Localizable.xcstrings")
    try expect([], in: "Two/Sources/App/Localizable.xcstrings")
  }

  @Test func tuistProjectsKnowEachOther() throws {
    func project(_ name: String, _ dependencies: String) -> String {
      """
      import ProjectDescription
      let project = Project(name: "\(name)", options: .options(developmentRegion: "en"), targets: [
        .target(
          name: "\(name)", destinations: .iOS, product: .framework, bundleId: "a.b",
          sources: [.glob("Sources/**", excluding: ["Sources/Old/**"])],
          resources: [.glob(pattern: "Resources/**")], dependencies: [\(dependencies)]),
        .target(
          name: "Checks", destinations: .iOS, product: .unitTests, bundleId: "a.c",
          sources: ["Checks/**"]),
      ])
      """
    }
    try write([
      "Feature/Project.swift": project(
        "Feature", ".project(target: \"Cards\", path: .relativeToRoot(\"Cards\"))"),
      "Feature/Sources/Page.swift": Self.user,
      "Feature/Sources/Old/Old.swift": "let old = Text(\"Old\")",
      "Feature/Checks/T.swift": "let test = Text(\"Test\")",
      "Feature/Resources/Localizable.xcstrings": Self.catalog,
      "Cards/Project.swift": project("Cards", ".project(target: \"Deep\", path: \"../Deep\")"),
      "Cards/Sources/Card.swift": Self.card,
      "Deep/Project.swift": project("Deep", ".project(target: \"Feature\", path: \"../Feature\")"),
      "Deep/Sources/Say.swift": Self.deep,
    ])
    try expect(
      ["From a card", "From deep", "Own"], in: "Feature/Resources/Localizable.xcstrings")
  }

  /// A helper in another file makes the names and what the targets share.
  @Test func tuistTargetsOfHelpers() throws {
    try write([
      "Home/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let type = TargetType.home
      let project = Project(name: type.name, options: .common(), targets: [
        Target.common(type: type, product: .framework, sources: ["Sources/**"], resources: ["Resources/**"]),
        .testTarget(of: type, sources: ["Checks/**"]),
      ])
      """,
      "Home/Sources/Page.swift": "let a = Text(\"Own\")",
      "Home/Checks/T.swift": "let test = Text(\"Test\")",
      "Home/Resources/Localizable.xcstrings": Self.catalog,
    ])
    try expect(["Own"], in: "Home/Resources/Localizable.xcstrings")
  }

  @Test func sourcesThatOnlyTuistKnowsKeepKeys() throws {
    try write([
      "Project.swift": """
      let project = Project(name: "P", targets: [
        .target(name: "P", product: .app, sources: ["App/**"] + Helpers.generated),
      ])
      """,
      "App/A.swift": "let a = Text(\"New\")",
      "App/Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Old title":{}},"version":"1.0"}"#,
    ])
    let outcome = try command.run(["sync", "--check"], in: folder.url)
    #expect(outcome.errors.contains("are known only when the project is generated"))
    #expect(outcome.output.contains("kept \"Old title\""), "\(outcome.output)")
    #expect(!outcome.output.contains("removed"))
  }

  @Test func xcodeGenTakesTemplatesIncludesAndExceptions() throws {
    try write([
      "project.yml": """
      name: App
      include: [base.yml]
      options: {developmentLanguage: en}
      packages:
        Cards: {path: Cards}
      targets:
        App:
          type: application
          templates: [Feature]
          sources:
            - path: App
              excludes: ["Old/**", Skipped.swift]
            - path: Notes
              buildPhase: none
        Checks:
          type: bundle.unit-test
          sources: [Checks]
      """,
      "base.yml": """
      targetTemplates:
        Feature:
          sources: ["Shared/${target_name}"]
      """,
      "App/Page.swift": Self.user.replacingOccurrences(of: "import Deep\n", with: ""),
      "App/Old/Old.swift": "let old = Text(\"Old\")",
      "App/Skipped.swift": "let skipped = Text(\"Skipped\")",
      "Notes/Note.swift": "let note = Text(\"Note\")",
      "Shared/App/Shared.swift": "let shared = Text(\"Shared\")",
      "Checks/T.swift": "let test = Text(\"Test\")",
      "App/Localizable.xcstrings": Self.catalog,
      "Cards/Package.swift":
        "let package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])",
      "Cards/Sources/Cards/Card.swift": Self.card,
    ])
    try expect(["From a card", "Own", "Shared"], in: "App/Localizable.xcstrings")
  }

  @Test func aFolderOfAProjectWithoutTheProjectDoesNotHideItsDescription() throws {
    try write([
      "project.yml": "name: App\ntargets:\n  App:\n    type: application\n    sources: [App]\n",
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
      "App/Page.swift": "import SwiftUI\nlet page = Text(\"Own\")\n",
      "App/Localizable.xcstrings": Self.catalog,
    ])
    try expect(["Own"], in: "App/Localizable.xcstrings")
  }

  @Test func projectsOfOneWorkspaceKnowEachOther() throws {
    for name in ["Harbour", "Cards"] {
      let project = SmallProject(name: name)
      try write(["\(name)/\(name).xcodeproj/project.pbxproj": project.text])
    }
    try write([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:Harbour/Harbour.xcodeproj"></FileRef>
        <Group location = "container:Cards" name = "Cards">
          <FileRef location = "group:Cards.xcodeproj"/>
        </Group>
      </Workspace>
      """,
      "Harbour/Sources/Page.swift": "import Cards\nlet page = Card(\"From a card\")\n",
      "Harbour/Sources/Localizable.xcstrings": Self.catalog,
      "Cards/Sources/Card.swift": Self.card,
    ])
    try expect(["From a card"], in: "Harbour/Sources/Localizable.xcstrings")
  }

  @Test func linesForBazelPackagesArePrintedAndWork() throws {
    let catalog = "ios/Features/Login/Resources/Localizable.xcstrings"
    try write([
      "MODULE.bazel": "", "ios/BUILD.bazel": "", "ios/App.swift": "let app = Text(\"App\")",
      "ios/Features/Login/BUILD.bazel": """
      swift_library(name = "Login", srcs = glob(["*.swift"]), data = ["//ios/Features/Login/Resources"])
      """,
      "ios/Features/Login/Resources/BUILD.bazel": "filegroup(name = \"Resources\")",
      "ios/Features/Login/Login.swift": "let login = Text(\"Log in\")", catalog: Self.catalog,
      // A package makes the folder one that has a description already.
      "tools/Package.swift": "let package = Package(name: \"Tools\", targets: [])",
    ])
    let outcome = try command.run(["sync", "--check"], in: folder.url)
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n").drop { $0 != "modules:" }
    #expect(lines.contains("    sources: [ios/Features/Login]"), "\(outcome.errors)")
    // The printed lines can be pasted.
    try folder.write(
      lines.prefix { $0 == "modules:" || $0.hasPrefix(" ") }.joined(separator: "\n") + "\n",
      to: "phrasebook.yml")
    try expect(["Log in"], in: catalog)
  }

  @Test(arguments: ["MODULE.bazel", "README"])
  func linesForSeveralFoldersAreOfAllTheirCatalogs(file: String) throws {
    try write([
      file: "", "App/BUILD": "", "App/Sources/App.swift": "let app = Text(\"App\")",
      "App/Resources/Localizable.xcstrings": Self.catalog,
      "Login/BUILD": "", "Login/Sources/Login.swift": "let login = Text(\"Log in\")",
      "Login/Resources/Localizable.xcstrings": Self.catalog,
    ])
    let outcome = try command.run(["sync", "--check"], in: folder.url)
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n").drop { $0 != "modules:" }
    try folder.write(
      lines.prefix { $0 == "modules:" || $0.hasPrefix(" ") }.joined(separator: "\n") + "\n",
      to: "phrasebook.yml")
    try expect(["App"], in: "App/Resources/Localizable.xcstrings")
    try expect(["Log in"], in: "Login/Resources/Localizable.xcstrings")
  }

  /// As git finds a repository; a package that the project does not take in is one of its own.
  @Test func inAPackageOfAProjectTheProjectIsFound() throws {
    func package(_ name: String) -> String {
      "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
    }
    try write([
      "Project.swift": """
      let project = Project(
        name: "App", packages: [.package(path: "Modules/Cards")],
        targets: [.target(name: "App", product: .app, sources: ["App/**"])])
      """,
      "App/A.swift": "let a = Text(\"In the app\")", "App/Localizable.xcstrings": Self.catalog,
      "Modules/Cards/Package.swift": package("Cards"),
      "Modules/Cards/Sources/Cards/Card.swift": Self.card,
      "Modules/Alone/Package.swift": package("Alone"),
      "Modules/Alone/Sources/Alone/Alone.swift": "let text = Text(\"Alone\")",
    ])
    for place in ["Modules", "Modules/Cards", "Modules/Cards/Sources/Cards"] {
      let outcome = try command.run(["sync", "--check"], in: folder.url.appending(path: place))
      #expect(outcome.status == 1, "\(place) \(outcome.errors)")
      #expect(outcome.output.contains("added \"In the app\""), "\(place) \(outcome.output)")
    }
    let alone = try command.run(
      ["sync", "--check"], in: folder.url.appending(path: "Modules/Alone"))
    #expect(alone.status == 2 && alone.output.isEmpty, "\(alone.output)")
  }

  @Test func aFolderAmongTheFilesOfAnXcodeProjectMayBeAPackage() throws {
    try write([
      "Harbour.xcodeproj/project.pbxproj":
        SmallProject(name: "Harbour", package: "Packages/Cards").text,
      "Sources/Page.swift": "import Cards\nlet page = Card(\"From a card\")\n",
      "Sources/Localizable.xcstrings": Self.catalog,
      "Packages/Cards/Package.swift":
        "let package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])",
      "Packages/Cards/Sources/Cards/Card.swift": Self.card,
    ])
    let outcome = try command.run(
      ["sync", "--check"], in: folder.url.appending(path: "Packages/Cards"))
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("added \"From a card\""), "\(outcome.output)")
  }

  @Test func aNameThatTheTargetSetsIsKnownWithoutItsConfigurationFile() throws {
    func project(_ settings: String) -> String {
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = en; };
        G = { isa = PBXGroup; children = (S, X); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Gone.xcconfig; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
              buildPhases = (); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = R; };
        C = { isa = XCBuildConfiguration; name = R; baseConfigurationReference = X;
              buildSettings = { GENERATE_INFOPLIST_FILE = YES; \(settings) }; };
      }; rootObject = P; }
      """
    }
    try write([
      "App.xcodeproj/project.pbxproj": project(""),
      "App/A.swift": "let a = 1", "App/InfoPlist.xcstrings": Self.catalog,
    ])
    func synced() throws -> String {
      let outcome = try command.run(["sync"], in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return String(decoding: try folder.data(at: "App/InfoPlist.xcstrings"), as: UTF8.self)
    }
    // The file may set it.
    #expect(!(try synced()).contains("CFBundleName"))
    let own = project("PRODUCT_NAME = \"My App\";")
    try folder.write(own, to: "App.xcodeproj/project.pbxproj")
    #expect(try synced().contains("My App"))
  }

  /// An Xcode project of one target with a synchronized folder `Sources`.
  private struct SmallProject {
    let name: String
    /// The folder of a package among its files.
    var package = "Gone"
    var text: String {
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = en; };
        G = { isa = PBXGroup; children = (S, F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; lastKnownFileType = wrapper; path = "\(package)";
              sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(name); fileSystemSynchronizedGroups = (S);
              buildPhases = (); productType = "com.apple.product-type.framework"; };
      }; }
      """
    }
  }
}
