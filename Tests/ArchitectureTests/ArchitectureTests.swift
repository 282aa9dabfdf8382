import Foundation
import TestSupport
import Testing

@Suite("Architecture: what docs and the layers promise, read from the sources")
struct ArchitectureTests {
  let files: [SourceFile]

  init() throws {
    files = try SourceFile.all(under: "Sources", in: PackageRoot.folder)
  }

  @Test("every file keeps to its layer, its words and its shape")
  func violations() {
    #expect(!files.isEmpty)
    let violations = Architecture.violations(in: files)
    #expect(violations.isEmpty, "\n\(violations.joined(separator: "\n"))")
  }

  @Test("the list of what is larger than the rules allow only shrinks")
  func larger() {
    let needless = Architecture.needless(in: files)
    #expect(needless.isEmpty, "remove from Architecture.larger: \(needless)")
  }

  @Test("the words that name one type have it")
  func singleTypes() {
    let missing = Architecture.singleTypes.filter { name, path in
      !files.contains { $0.path == path && $0.declaredNames.contains(name) }
    }
    #expect(missing.isEmpty)
  }

  @Test("every test has a title or a name in words")
  func testNames() throws {
    let tests = try ["Tests", "Fuzzing/Sources"].flatMap {
      try SourceFile.all(under: $0, in: PackageRoot.folder)
    }
    #expect(tests.count > 300)
    let violations = tests.flatMap { Architecture.testNameViolations(of: $0) }
    #expect(violations.isEmpty, "\n\(violations.joined(separator: "\n"))")
  }

  @Test("ls Sources is the dependency order")
  func order() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: PackageRoot.folder.appendingPathComponent("Sources").path)
      .filter { !$0.hasPrefix(".") }.sorted()
    #expect(folders == Architecture.layers.filter(folders.contains))
  }

  @Test("every target has its folder, every folder its target")
  func targets() throws {
    let root = PackageRoot.folder
    let text = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    // A package of its own, whose targets are tests here.
    var present: Set<String> = ["Fuzzing/Sources"]
    for top in ["Sources", "Tests"] {
      for path in try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(top).path)
      where path.hasSuffix(".swift") || path.hasSuffix(".c") {
        let parts = path.split(separator: "/")
        // Tests/ArchitectureTests is outside the layers, which it tests.
        let depth = parts.first == "ArchitectureTests" ? 1 : 2
        present.insert("\(top)/\(parts.prefix(depth).joined(separator: "/"))")
      }
    }
    let violations = Manifest(text: text).violations(folders: present)
    #expect(violations.isEmpty, "\n\(violations.joined(separator: "\n"))")
  }
}
