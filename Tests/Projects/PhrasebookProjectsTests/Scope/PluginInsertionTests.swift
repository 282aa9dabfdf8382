import PhrasebookExtract
import Testing

/// The build plugin in an existing `Package.swift`.
struct PluginInsertionTests {
  private static let usage = #".plugin(name: "B", package: "p")"#

  private func insertion(_ text: String, to targets: String...) -> PluginInsertion {
    PluginInsertion(of: "B", with: "L", in: "p", to: targets, manifest: Array(text.utf8))
  }

  @Test(arguments: [
    (
      #".target(name: "A", dependencies: ["L"])"#,
      #".target(name: "A", dependencies: ["L"], plugins: [+])"#
    ),
    (
      #".target(name: "A", dependencies: ["L"],)"#,
      #".target(name: "A", dependencies: ["L"], plugins: [+],)"#
    ),
    (
      #".target(name: "A", dependencies: ["L"], plugins: [])"#,
      #".target(name: "A", dependencies: ["L"], plugins: [+])"#
    ),
    (
      #".target(name: "A", dependencies: ["L"], plugins: [.plugin(name: "Other")])"#,
      #".target(name: "A", dependencies: ["L"], plugins: [.plugin(name: "Other"), +])"#
    ),
    (
      ".target(\n      name: \"A\",\n      dependencies: [\"ü\", \"L\"]  // why\n    )",
      ".target(\n      name: \"A\",\n      dependencies: [\"ü\", \"L\"],\n      plugins: [+]  // why\n    )"
    ),
    (
      ".target(\r\n\tname: \"A\",\r\n\tdependencies: l,\r\n\tpath: \"x\",\r\n)",
      ".target(\r\n\tname: \"A\",\r\n\tdependencies: l,\r\n\tpath: \"x\",\r\n\tplugins: [+],\r\n)"
    ),
    (
      ".target(name: \"A\", dependencies: [l], plugins: [\n    .plugin(name: \"Other\"),\n  ])",
      ".target(name: \"A\", dependencies: [l], plugins: [\n    .plugin(name: \"Other\"),\n    +,\n  ])"
    ),
  ])
  func thePluginIsInserted(before: String, after: String) {
    func manifest(_ target: String) -> String {
      """
      import PackageDescription
      let l: Target.Dependency = .product(name: "L", package: "p")
      let package = Package(
        name: "P", dependencies: [.package(path: "../p")],
        targets: [
          \(target), .testTarget(name: "T", dependencies: ["A"]),
        ]  // end
      )

      """
    }
    let result = insertion(manifest(before), to: "A")
    #expect(result.added == ["A"] && result.left == [])
    #expect(
      String(decoding: result.text, as: UTF8.self)
        == manifest(after.replacing("+", with: Self.usage)))
    let again = PluginInsertion(of: "B", with: "L", in: "p", to: ["A"], manifest: result.text)
    #expect(again.added == [] && again.left == [] && again.text == result.text)
  }

  @Test(arguments: [
    #"let t: Target.PluginUsage = .plugin(name: "B", package: "p"); f(.target(name: "A", dependencies: ["L"], plugins: [t]))"#,
    #"let t = [x]; let x = y(.plugin(name: "B")); f(.target(name: "A", dependencies: ["L"], plugins: t + []))"#,
  ])
  func aPluginThatExistsIsKept(_ text: String) {
    let result = insertion(text, to: "A")
    #expect(result.added == [] && result.left == [])
  }

  @Test(arguments: [
    #"f(.target(name: "A", dependencies: ["L"], plugins: others))"#,
    #"f(.target(name: "A", dependencies: ["L"], plugins: x + [y]))"#,
    #"make("A")"#, #"f(.target(name: "A"))"#, #"f(.target(name: "A", dependencies: ["Lib"]))"#,
    #"f(.target(name: "A", dependencies: ["L"]) { })"#,
    #"f(.target(name: "A", dependencies: ["L"])"#, "",
  ])
  func unclearTargetsAreLeft(_ text: String) {
    let result = insertion(text, to: "A")
    #expect(result.added == [] && result.left == ["A"])
    #expect(result.text == Array(text.utf8))
  }

  @Test func packagesOfAManifestAreFound() {
    let manifest = PackageManifest(
      reading: Array(
        """
        let deps: [Package.Dependency] = [.package(path: "../Libs/x")]
        let package = Package(name: "P", dependencies: deps + [
          .package(url: "https://example.org/a/Phrasebook.git", from: "1.0.0", traits: []),
          .package(name: "named", path: ".."), .package(id: "scope.name", from: "1.0.0"),
        ], targets: [.target(name: "A", dependencies: [.product(name: "X", package: "y")])])
        """.utf8))
    #expect(manifest.packages == ["x", "Phrasebook", "named", "scope.name"])
  }
}
