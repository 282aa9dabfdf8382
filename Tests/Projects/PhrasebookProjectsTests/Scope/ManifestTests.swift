import PhrasebookExtract
import Testing

struct ManifestTests {
  private func read(_ text: String) -> PackageManifest {
    PackageManifest(reading: Array(text.utf8))
  }

  @Test func plainTargetsAreRead() {
    let manifest = read(
      """
      import PackageDescription
      let ui = "UI"
      enum Module: String { case Core, net = "Net" }
      let drafts = ["Drafts", "Old"]
      let package = Package(
        name: "P", defaultLocalization: "de",
        products: [.library(name: "P", targets: ["A"])],
        targets: [
          .target(name: "A", dependencies: [.target(name: "B"), .product(name: "X", package: "x")]),
          Target.target(name: ui, path: "\\(ui)/Sources", exclude: drafts, sources: ["A.swift"]),
          .executableTarget(name: Module.Core.rawValue, resources: [.process("Resources")]),
          .testTarget(name: "ATests", dependencies: ["A"], path: nil),
          .target(name: "A" + "B"),
        ])
      #if os(macOS)
        package.targets += [.macro(name: Module.net.rawValue)]
      #endif
      """)
    #expect(
      manifest.targets == [
        ManifestTarget(.target, "A"),
        ManifestTarget(
          .target, "UI", path: "UI/Sources", exclude: ["Drafts", "Old"], sources: ["A.swift"]),
        ManifestTarget(.executableTarget, "Core", resources: ["Resources"]),
        ManifestTarget(.testTarget, "ATests"),
        ManifestTarget(.target, "AB"),
        ManifestTarget(.macro, "Net"),
      ])
    #expect(!manifest.isIncomplete)
    #expect(manifest.defaultLocalization == "de")
  }

  @Test("The systems of a package are those that it lists in one place")
  func platforms() {
    func systems(_ arguments: String, _ rest: String = "") -> Set<String>? {
      read("let package = Package(name: \"P\"\(arguments), targets: [])\n\(rest)").platforms
    }
    #expect(systems(", platforms: [.iOS(.v17), .macOS(\"14.0\")]") == ["iOS", "macOS"])
    #expect(systems("") == nil && systems(", platforms: []") == nil)
    #expect(systems(", platforms: ours") == nil)
    #expect(systems(", platforms: [.custom(\"ours\", versionString: \"1\")]") == nil)
    #expect(systems(", platforms: [.iOS(.v17)]", "package.platforms = nil") == nil)
    #expect(
      systems(", dependencies: [.target(name: \"A\", condition: .when(platforms: [.iOS]))]") == nil)
  }

  /// A function that makes one target is followed, with the values of each call.
  @Test func targetsMadeByFunctions() {
    let manifest = read(
      """
      enum Layer: String { case A }
      func layer(_ name: Layer) -> Target {
        .target(name: name.rawValue, path: "Sources/\\(name.rawValue)")
      }
      func tool() -> Target.Dependency { .target(name: "No") }
      let deps: [Target.Dependency] = [.target(name: "Neither")]
      let package = Package(
        name: "P",
        targets: [
          layer(.A), .target(name: "B", dependencies: deps),
          .regexTarget(name: "C", dependencies: ["A"], path: ".", resources: [.copy("Preview")]),
          .feature("D"), .feature("E", at: nil),
        ])
      extension Target {
        static func regexTarget(
          name: String, dependencies: [Target.Dependency], path: String, resources: [Resource]
        ) -> Target {
          let target = target(
            name: name, dependencies: dependencies, path: path, resources: resources)
          target.swiftSettings = [.enableUpcomingFeature("BareSlashRegexLiterals")]
          return target
        }
        static func feature(_ title: String, at path: String? = "Features") -> Target {
          .executableTarget(name: title + "UI", path: path)
        }
      }
      """)
    #expect(
      manifest.targets == [
        ManifestTarget(.target, "A", path: "Sources/A"), ManifestTarget(.target, "B"),
        ManifestTarget(.target, "C", path: ".", resources: ["Preview"]),
        ManifestTarget(.executableTarget, "DUI", path: "Features"),
        ManifestTarget(.executableTarget, "EUI"),
      ])
    #expect(!manifest.isIncomplete)
  }

  @Test(
    "A function whose targets are not known",
    arguments: [
      "func all(_ names: [String]) -> [Target] { names.map { .target(name: $0) } }\nlet a = all([])",
      "func one(_ name: String) -> Target { .target(name: name) }\nlet a = names.map { one($0) }",
      "func one(_ name: String) -> Target { .target(name: name) }\nlet a = one(\"A\", true)",
      """
      func one(_ name: String) -> Target { flag ? .target(name: name) : .macro(name: name) }
      let a = one("A")
      """,
    ])
  func unknownFunctions(_ text: String) {
    let manifest = read(text)
    #expect(manifest.targets.isEmpty)
    #expect(manifest.isIncomplete)
  }

  @Test(arguments: [
    "", "let a = a; .target(name: a)", "let a = b\nlet b = a\n.target(name: a + b)",
    ".target(name:", String(repeating: "(", count: 50_000), ".target(name: \"\\(",
  ])
  func hostileManifestsHaveNoTargets(_ text: String) {
    #expect(read(text).targets.isEmpty)
  }

  /// A manifest that is not trusted is read within bounds of time and of the stack.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "f(<", count: 50_000),
      String(repeating: "[", count: 30) + " (", String(repeating: "@A<", count: 40),
      String(repeating: "if ", count: 100_000), String(repeating: "try ", count: 100_000),
      String(repeating: "x", count: 10 << 20),
      doubling(by: { "\($0) + \($0)" }, from: "\"x\""),
      doubling(by: { "\($0) + \($0)" }, from: "[]"),
      doubling(by: { "\"\\(\($0))\\(\($0))\"" }, from: "\"xxxxxxxx\""),
    ])
  func boundlessManifestsAreReadInTime(_ text: String) {
    let package = read(text + "\nlet package = Package(targets: [.target(name: a0, exclude: a0)])")
    #expect(package.targets.isEmpty)
    let tuist = TuistManifest(
      reading: Array((text + "\nProject(targets: [.target(name: a0, sources: a0)])").utf8))
    #expect(tuist.targets.isEmpty)
  }

  /// Forty constants, each made of two of the next.
  private static func doubling(by join: (String) -> String, from start: String) -> String {
    (0..<40).map { "let a\($0) = \(join("a\($0 + 1)"))" }.joined(separator: "\n")
      + "\nlet a40 = \(start)\n"
  }

  @Test func targetsBeyondNumber() {
    let manifest = read(
      "Package(targets: [" + (0..<5_000).map { ".target(name: \"T\($0)\")" }.joined(separator: ",")
        + "])")
    #expect(manifest.targets.count == 2_000)
    #expect(manifest.isIncomplete)
  }
}
