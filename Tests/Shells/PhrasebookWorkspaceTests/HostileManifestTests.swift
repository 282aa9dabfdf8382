import Foundation
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Manifests of repositories that are not trusted, edited from a thread with a small stack.
struct HostileManifestTests {
  @Test func aChainOfCallsIsNotOnTheCallersStack() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription
      let chain = call\(String(repeating: "()", count: 20_000))
      let package = Package(
        name: "P", dependencies: [.package(url: "https://example.org/Phrasebook.git", from: "1.0.0")],
        targets: [
          .target(name: "App", dependencies: [.product(name: "Phrasebook", package: "Phrasebook")])
        ])
      """
    try folder.write(manifest, to: "Package.swift")
    try folder.write("let a = Text(\"Hello\")\n", to: "Sources/App/A.swift")
    try folder.write(
      #"{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }"#,
      to: "Sources/App/Localizable.xcstrings")
    _ = try Workspace(path: folder.path).initialize(InitializeRequest())
    // On a slow machine the manifest takes too long, and is left as it is.
    let plugin = #", plugins: [.plugin(name: "PhrasebookBuild", package: "Phrasebook")]"#
    let changed = manifest.replacing(#""Phrasebook")])"#, with: #""Phrasebook")]\#(plugin))"#)
    let text = String(decoding: try folder.data(at: "Package.swift"), as: UTF8.self)
    #expect(text == manifest || text == changed)
  }
}
