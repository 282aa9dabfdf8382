import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// The places of files by the groups of an Xcode project.
struct GroupPathsTests {
  private func project() throws -> XcodeProject {
    try XcodeProject(
      Array(
        """
        { objects = {
          P = { isa = PBXProject; mainGroup = M; };
          M = { isa = PBXGroup; children = (G, ROOT, ABS, BUILT); sourceTree = "<group>"; };
          G = { isa = PBXGroup; path = "App/./Sources"; children = (H, F); sourceTree = "<group>"; };
          H = { isa = PBXGroup; name = "no folder"; children = (UP, SLASH); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = f.swift; sourceTree = "<group>"; };
          UP = { isa = PBXFileReference; path = ../up.swift; sourceTree = "<group>"; };
          SLASH = { isa = PBXFileReference; path = "/disk/s.swift"; sourceTree = "<group>"; };
          ROOT = { isa = PBXGroup; path = Root; children = (R); sourceTree = SOURCE_ROOT; };
          R = { isa = PBXFileReference; path = "r..swift"; sourceTree = "<group>"; };
          ABS = { isa = PBXGroup; path = "/a//b"; children = (A); sourceTree = "<absolute>"; };
          A = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
          BUILT = { isa = PBXGroup; path = x; children = (B); sourceTree = BUILT_PRODUCTS_DIR; };
          B = { isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
          C1 = { isa = PBXGroup; path = c; children = (C2); sourceTree = "<group>"; };
          C2 = { isa = PBXGroup; path = d; children = (C1, C3); sourceTree = "<group>"; };
          C3 = { isa = PBXFileReference; path = e.swift; sourceTree = "<group>"; };
        }; rootObject = P; }
        """.utf8), bundle: "/work/X.xcodeproj", file: "X.xcodeproj/project.pbxproj")
  }

  @Test(arguments: [
    ("F", "/work/App/Sources/f.swift"), ("UP", "/work/App/up.swift"), ("SLASH", "/disk/s.swift"),
    ("R", "/work/Root/r..swift"), ("A", "/a/b/a.swift"), ("M", "/work"), ("H", "/work/App/Sources"),
    ("B", nil), ("C3", nil), ("C1", nil), ("none", nil),
  ])
  func filesHaveTheirPlaces(id: String, path: String?) throws {
    let project = try project()
    #expect(project.path(of: id) == path)
    #expect(project.path(of: id) == path, "the same when the groups are known")
  }

  /// Each group knows its path once another file has asked for it.
  @Test func placesInAnyOrder() throws {
    let ids = ["UP", "F", "H", "G", "SLASH", "R", "ROOT", "A", "B", "C3", "C2", "M"]
    let one = try project()
    let all = ids.map { one.path(of: $0) }
    #expect(all == (try ids.map { try project().path(of: $0) }))
    #expect(all == ids.reversed().map { one.path(of: $0) }.reversed())
  }

  /// A chain of groups as long as a hostile project makes it needs no deep stack.
  @Test func deepGroupsNeedNoStack() throws {
    let groups = (0..<20_000).map {
      "G\($0) = { isa = PBXGroup; children = (G\($0 + 1)); sourceTree = \"<group>\"; };"
    }
    let text =
      "{ objects = { P = {}; \(groups.joined()) G20000 = { path = x; }; }; rootObject = P; }"
    let project = try XcodeProject(
      Array(text.utf8), bundle: "/work/X.xcodeproj", file: "X.xcodeproj/project.pbxproj")
    #expect(project.path(of: "G20000") == "/work/x")
  }
}
