import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

struct ScopeTests {
  private func sources(_ scope: ProjectScope, of catalog: String, in root: String) -> [String]? {
    scope.catalogs.first { $0.catalog == FilePath.join(root, catalog) }?.sources?
      .compactMap { FilePath.remainder(of: $0, in: root) }
  }

  @Test func packagesHaveTheirSources() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", exclude: ["Out"]), .testTarget(name: "ATests", dependencies: ["A"]),
      ])
      """, to: "Package.swift")
    for name in [
      "Sources/A/a.swift", "Sources/A/Out/b.swift", "Sources/A/D.docc/c.swift",
      "Sources/A/Localizable.xcstrings", "Tests/ATests/t.swift", ".build/x/Package.swift",
      "Sources/A/Nested/Package.swift", "Sources/A/Nested/n.swift", "Pods/P.xcstrings",
      "Tests/ATests/T.xcstrings", "Loose.xcstrings", "Sources/A/Out/E.xcstrings",
    ] { try scratch.write("", to: name) }
    let scope = try ScopeFinder.find(scratch.path)
    #expect(
      sources(scope, of: "Sources/A/Localizable.xcstrings", in: scratch.path)
        == ["Sources/A/a.swift"])
    #expect(
      sources(scope, of: "Tests/ATests/T.xcstrings", in: scratch.path) == ["Tests/ATests/t.swift"])
    #expect(
      scope.catalogs.map { FilePath.name($0.catalog) }.sorted() == [
        "E.xcstrings", "Localizable.xcstrings", "Loose.xcstrings", "T.xcstrings",
      ])
    // An excluded file is not a source, but a catalog can be excluded and still count.
    #expect(
      sources(scope, of: "Sources/A/Out/E.xcstrings", in: scratch.path) == ["Sources/A/a.swift"])
    #expect(sources(scope, of: "Loose.xcstrings", in: scratch.path) == nil)
    // Given only the catalog, the package above it is found.
    let one = try ScopeFinder.find(scratch("Sources/A/Localizable.xcstrings"))
    #expect(one.catalogs.count == 1)
    #expect(one.catalogs.first?.modules == ["A"])
  }

  /// A catalog that is named counts wherever it lies: no project, no repository, left out
  /// elsewhere.
  @Test func catalogsNamedByPathCount() throws {
    let scratch = try TemporaryFolder()
    for name in ["Lone.xcstrings", ".hidden/Deep.xcstrings", "Pods/P.xcstrings"] {
      try scratch.write("", to: name)
      let scope = try ScopeFinder.find(scratch(name))
      #expect(scope.catalogs.map(\.catalog) == [scratch(name)])
      #expect(scope.catalogs.first?.sources == nil)
    }
    try scratch.write("exclude: [Lone.xcstrings]\n", to: "phrasebook.yml")
    #expect(try ScopeFinder.find(scratch("Lone.xcstrings")).catalogs.count == 1)
    #expect(try ScopeFinder.find(scratch.path).catalogs.isEmpty)
  }

  /// An unreadable description may contain anything, so nothing is guessed instead, and catalogs
  /// are not changed.
  @Test(arguments: [
    ("phrasebook.yml", "functions: [L]\naudit:\n  fail-onn: warning\n"),
    ("Package.swift", "let package = Package(name: \"P\", targets: [.target(name: \"A\""),
    ("App.xcodeproj/project.pbxproj", ""),
    (
      "phrasebook.yml",
      "modules:\n  - name: A\n    sources: [Sources/B]\n    catalogs: [Sources/A]\n"
    ),
  ])
  func unreadableDescriptionsHoldCatalogs(_ file: String, _ text: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\")])", to: "Package.swift")
    try scratch.write("", to: "Sources/A/a.swift")
    try scratch.write("", to: "Sources/A/Localizable.xcstrings")
    #expect(try ScopeFinder.find(scratch.path).catalogs.map(\.isHeld) == [false])
    try scratch.write(text, to: file)
    let scope = try ScopeFinder.find(scratch.path)
    #expect(scope.diagnostics.contains { $0.severity == .error && $0.location != nil })
    #expect(scope.catalogs.map(\.isHeld) == [true])
    #expect(scope.catalogs.map(\.sources) == [nil])
  }

  @Test func projectsAsPaths() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("", to: "Sources/A/Localizable.xcstrings")
    try scratch.write("", to: "App.xcodeproj/x")
    #expect(try ScopeFinder.find(scratch("App.xcodeproj")).catalogs.count == 1)
    #expect(try ScopeFinder.find(scratch("App.xcodeproj/")).catalogs.count == 1)
  }

  /// `LOCALIZED_STRING_MACRO_NAMES`, as Xcode reads it from a target.
  @Test func macroNamesOfXcodeAreRead() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); buildConfigurationList = L; mainGroup = G; };
        G = { isa = PBXGroup; children = (C); sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        F = { isa = PBXBuildFile; fileRef = C; };
        R = { isa = PBXResourcesBuildPhase; files = (F); };
        T = { isa = PBXNativeTarget; name = T; buildPhases = (R); buildConfigurationList = M; };
        L = { isa = XCConfigurationList; buildConfigurations = (); };
        M = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          LOCALIZED_STRING_MACRO_NAMES = ("$(inherited)", MyLoc); }; };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
    try scratch.write("", to: "Localizable.xcstrings")
    #expect(try ScopeFinder.find(scratch.path).catalogs.map(\.functions) == [["MyLoc"]])
    // The functions of a module include those of the settings.
    try scratch.write("functions: [L]\n", to: "phrasebook.yml")
    let scope = try ScopeFinder.find(scratch.path)
    #expect(scope.modules.map(\.functions) == [["L", "MyLoc"]])
    #expect(scope.catalogs.map(\.functions) == [["L", "MyLoc"]])
  }

  @Test func synchronizedFoldersHaveTheirSources() throws {
    let scratch = try TemporaryFolder()
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (A, W, T, ); developmentRegion = English;
          knownRegions = (en, Base, mul, English, German, "pt-BR", zh_Hant, de, ); };
        M = { isa = PBXGroup; children = (G, S, "F1", ); sourceTree = "<group>"; };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (E, EW, ); explicitFolders = (Copied, ); };
        S = { isa = PBXGroup; path = "Shared Things"; sourceTree = SOURCE_ROOT; children = (F2, V, ); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
          membershipExceptions = ("not/in.swift", Folder, ); };
        EW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
          membershipExceptions = (both.swift, Localizable.xcstrings, ); };
        F1 = { isa = PBXFileReference; path = w.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = s.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Main.xib; children = (VM, ); sourceTree = "<group>"; };
        VM = { isa = PBXFileReference; path = mul.lproj/Main.xcstrings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G, );
          buildPhases = (AS, ); productType = "com.apple.product-type.application"; };
        AS = { isa = PBXSourcesBuildPhase; files = (B2, BV, ); };
        B2 = { isa = PBXBuildFile; fileRef = F2; }; BV = { isa = PBXBuildFile; fileRef = V; };
        W = { isa = PBXNativeTarget; name = Widget; buildPhases = (WS, ); };
        WS = { isa = PBXSourcesBuildPhase; files = (B1, ); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        T = { isa = PBXNativeTarget; name = Tests; fileSystemSynchronizedGroups = (G, );
          productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); };
      }; rootObject = P /* Project */; }
      """
    try scratch.write(project, to: "X.xcodeproj/project.pbxproj")
    for name in [
      "App/a.swift", "App/both.swift", "App/not/in.swift", "App/Folder/f.swift",
      "App/Copied/c.swift", "App/Localizable.xcstrings", "w.swift", "Shared Things/s.swift",
      "Shared Things/mul.lproj/Main.xcstrings",
    ] { try scratch.write("", to: name) }
    let scope = try ScopeFinder.find(scratch.path)
    let app = ["App/a.swift", "App/both.swift", "Shared Things/s.swift"]
    #expect(
      sources(scope, of: "App/Localizable.xcstrings", in: scratch.path) == app + ["w.swift"])
    #expect(
      sources(scope, of: "Shared Things/mul.lproj/Main.xcstrings", in: scratch.path) == app)
    #expect(
      scope.modules.first { $0.name == "App" }?.languages == ["en", "de", "pt-BR", "zh-Hant"])
    #expect(scope.modules.allSatisfy { $0.sourceLanguage == "en" })
  }

  /// A walk along them would go over the whole disk, or through the folders of other processes.
  @Test(arguments: ["/", "/dev"])
  func listedFoldersDoNotLeadAroundTheProject(_ target: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("", to: "Package/Sources/A/a.swift")
    try scratch.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A"), .target(name: "B"), .target(name: "C", path: "c"),
      ])
      """, to: "Package/Package.swift")
    try scratch.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (T, ); developmentRegion = en; };
        M = { isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (G, );
          buildPhases = (); };
      }; rootObject = P; }
      """, to: "Project/X.xcodeproj/project.pbxproj")
    for link in ["Package/Sources/B", "Package/c", "Project/App"] {
      try scratch.link(link, to: target)
    }
    let scope = try ScopeFinder.find(scratch.path)
    #expect(scope.modules.filter { !$0.sources.isEmpty }.map(\.name) == ["A"])
  }

  /// A file that a target leaves out may still be in one of its build phases.
  @Test func filesOfOneBuildPhase() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (A, B, ); developmentRegion = en; };
        M = { isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (E, EP, EB, ); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
          membershipExceptions = (Localizable.xcstrings, left.swift, ); };
        EP = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
          buildPhase = AS; membershipExceptions = (Localizable.xcstrings, ); };
        EB = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
          buildPhase = BS; membershipExceptions = (b.swift, ); };
        A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G, );
          buildPhases = (AS, ); };
        AS = { isa = PBXSourcesBuildPhase; files = (); };
        B = { isa = PBXNativeTarget; name = Tool; buildPhases = (BS, ); };
        BS = { isa = PBXSourcesBuildPhase; files = (); };
      }; rootObject = P; }
      """, to: "X.xcodeproj/project.pbxproj")
    for name in ["App/a.swift", "App/b.swift", "App/left.swift", "App/Localizable.xcstrings"] {
      try scratch.write("", to: name)
    }
    let scope = try ScopeFinder.find(scratch.path)
    #expect(
      sources(scope, of: "App/Localizable.xcstrings", in: scratch.path)
        == ["App/a.swift", "App/b.swift"])
    #expect(
      scope.modules.first { $0.name == "Tool" }?.sources.map { $0.hasSuffix("/b.swift") }
        == [true])
  }

  @Test(arguments: [
    ("{ a = (1, 2", 1, "comma"), ("{ a = b; }\n<<<<<<< x", 2, "unexpected text"),
    ("{ a = b }", 1, "no ;"),
    ("{\n<<<<<<< HEAD\n", 2, "merge conflict"),
    (String(repeating: "(", count: 100_000), 1, "levels"),
    ("{ a = \"x", 1, "quotation"), ("/* x", 1, "*/"), ("", 1, "no objects"),
    ("{ objects = (); }", 1, "no objects"),
  ])
  func brokenProjectsAreRefusedAtALine(_ text: String, _ line: Int, _ words: String) throws {
    let failure = #expect(throws: ScopeFailure.self) {
      _ = try XcodeProject(Array(text.utf8), bundle: "/p/X.xcodeproj", file: "p")
    }
    #expect(failure?.diagnostic.message.contains(words) == true, "\(String(describing: failure))")
    #expect(failure?.diagnostic.location?.line == line)
  }

  @Test func groupsInCircles() throws {
    let project = try XcodeProject(
      Array(
        """
        { objects = {
          A = { isa = PBXGroup; path = a; children = (B, ); };
          B = { isa = PBXGroup; path = b; children = (A, ); };
        }; }
        """.utf8), bundle: "/p/X.xcodeproj", file: "p")
    #expect(project.path(of: "A") == nil)
  }
}
