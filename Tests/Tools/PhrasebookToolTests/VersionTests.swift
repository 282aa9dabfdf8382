import Foundation
import TestSupport
import Testing

/// `VERSION` is the one source of the version: everything else that has one agrees.
@Suite struct VersionTests {
  private func text(of file: String) throws -> String {
    try String(contentsOf: PackageRoot.folder.appendingPathComponent(file), encoding: .utf8)
  }

  private var version: String {
    get throws { try text(of: "VERSION").trimmingCharacters(in: .newlines) }
  }

  @Test func isPrintedByTheCommand() throws {
    #expect(try version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    let outcome = try BuiltCommand().run(["--version"], in: PackageRoot.folder)
    #expect(outcome.output == "\(try version)\n")
  }

  @Test func isTheFirstOfTheChangelog() throws {
    let changelog = try text(of: "CHANGELOG.md")
    let heading = try #require(changelog.firstMatch(of: /(?m)^## \[(\d+\.\d+\.\d+)\]/))
    #expect(try String(heading.1) == version)
  }

  /// Places that name this package's version, each with what comes before it.
  @Test(arguments: [
    "README.md", "docs/builds.md", "docs/continuous-integration.md",
    "Sources/AppRuntime/Phrasebook/Phrasebook.docc/GettingStarted.md",
  ])
  func isThatOfTheDocs(_ file: String) throws {
    let mention =
      /phrasebook", from: "(?<a>[\d.]+)"|--branch (?<b>[\d.]+\d)|rev: (?<c>[\d.]+)|phrasebook-(?<d>\d+\.\d+\.\d+)|version: (?<e>\d+\.\d+\.\d+)/
    let found = try text(of: file).matches(of: mention).compactMap {
      $0.a ?? $0.b ?? $0.c ?? $0.d ?? $0.e
    }
    #expect(!found.isEmpty)
    for one in found { #expect(try String(one) == version) }
  }

  @Test(.enabled(if: VersionTests.hasPackages, "needs python3 and the packages' check-outs"))
  func isThatOfTheBillOfMaterials() throws {
    let outcome = try BuiltCommand(at: PackageRoot.folder.appendingPathComponent("scripts/release"))
      .run(["--sbom"], in: PackageRoot.folder)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(value as? [String: Any], "\(outcome.errors)")
    let metadata = try #require(document["metadata"] as? [String: Any])
    #expect((metadata["component"] as? [String: Any])?["version"] as? String == (try version))
    let names = (document["components"] as? [[String: Any]] ?? []).compactMap {
      $0["name"] as? String
    }
    #expect(names.contains("swift-syntax") && names.contains("sqlite"))
  }

  private static var hasPackages: Bool {
    let folder = PackageRoot.folder
    let needed = [
      "/usr/bin/python3", "/usr/bin/dpkg-query",
      folder.appendingPathComponent("Package.resolved").path,
      folder.appendingPathComponent(".build/checkouts/swift-syntax").path,
    ]
    return needed.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }
}
