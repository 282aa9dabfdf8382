import Foundation
import TestSupport
import Testing

/// The rules of docs/build-systems.md, run by ninja on a project of 240 files.
@Suite("ninja: a step for each file, one for each module, and one merge")
struct NinjaTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(named: "Wide")
    try WideProject.write(to: folder)
    var build = try WideProject.rules("ninja") + "\n"
    for module in WideProject.modules {
      var facts: [String] = []
      for source in WideProject.sources(of: module) {
        facts.append("facts/\(source).facts")
        build += "build facts/\(source).facts: facts \(source)\n"
      }
      let imports =
        WideProject.sources(of: WideProject.modules[0]).map { "facts/\($0).facts" }
      build += "build \(module).strings: strings \(facts.joined(separator: " "))"
      build += " | \(imports.joined(separator: " "))\n  folder = strings/\(module)\n"
      if module != WideProject.modules[0] {
        build += "  imports = --import \(imports.joined(separator: " "))\n"
      }
      let catalog = WideProject.catalog(of: module)
      build += "build out/\(module).table: tables \(catalog) | strings.synced\n"
    }
    let strings = WideProject.modules.map { "\($0).strings" }.joined(separator: " ")
    try folder.write(build + "build strings.synced: sync \(strings)\n", to: "build.ninja")
    return folder
  }

  @Test("nothing changed runs nothing, one changed file reads one", .needsProgram("ninja"))
  func ninja() throws {
    let folder = try Self.project()
    let tools = try BuiltCommand.searchPath
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    func run() throws -> String {
      let outcome = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
        ["ninja", "-j", "2"], in: folder.url, environment: ["PATH": "\(tools):\(path)"])
      try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      return outcome.output
    }
    #expect(try run().count(of: "Reading ") == WideProject.fileCount)
    try WideProject.expectEveryKey(in: folder)
    // The merge has written the catalogs, which the tables are made of.
    _ = try run()
    #expect(try run().contains("no work to do"))

    let (beta, alpha) = (WideProject.modules[1], WideProject.modules[0])
    try WideProject.change(beta, to: "let more = String(localized: \"More\")", in: folder)
    let second = try run()
    #expect(second.count(of: "Reading ") == 1)
    #expect(second.count(of: "Resolving ") == 1 && second.contains("Resolving strings/\(beta)"))
    #expect(try WideProject.text(ofCatalog: beta, in: folder).contains("\"More\""))
    #expect(!(try WideProject.text(ofCatalog: alpha, in: folder).contains("\"More\"")))

    try WideProject.change(
      beta, to: "let more = String(localized: \"More\")  // said here", in: folder)
    let third = try run()
    #expect(third.count(of: "Reading ") == 1)
    #expect(third.count(of: "Resolving ") == 0)
  }
}

extension String {
  /// The number of times that a text is in it.
  func count(of text: String) -> Int { ranges(of: text).count }
}
