import Foundation
import TestSupport
import Testing

/// The rules of docs/build-systems.md, run by ninja on a project of 240 files, where there is a ninja.
@Suite("ninja: extraction in steps, and one merge")
struct NinjaTests {
  private static let modules = ["Alpha", "Beta", "Gamma", "Delta"]
  private static let files = 60

  private static let isThere = [
    "/usr/bin/ninja", "/usr/local/bin/ninja", "/opt/homebrew/bin/ninja",
  ]
  .contains { FileManager.default.isExecutableFile(atPath: $0) }

  /// The first block of rules of the page.
  private static func rules() throws -> String {
    let page = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent("docs/build-systems.md"),
      encoding: .utf8)
    let start = try #require(page.firstRange(of: "```ninja\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```\n")).lowerBound
    return String(page[start..<end])
  }

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(named: "Wide")
    var build = try rules() + "\n"
    for module in modules {
      var sources: [String] = []
      for file in 1...files {
        let path = "Sources/\(module)/File\(file).swift"
        try folder.write(source(module, file), to: path)
        sources.append(path)
      }
      try folder.write(
        "{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }",
        to: catalog(module))
      build += "build \(module).extracted: extract \(sources.joined(separator: " "))\n"
      build += "  module = \(module)\n"
      build += "build out/\(module).table: tables \(catalog(module)) | strings.synced\n"
    }
    let extracted = modules.map { "\($0).extracted" }.joined(separator: " ")
    try folder.write(build + "build strings.synced: sync \(extracted)\n", to: "build.ninja")
    let targets = modules.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    try folder.write(
      "// swift-tools-version: 6.3\nlet package = Package(name: \"Wide\", targets: [\(targets)])\n",
      to: "Package.swift")
    return folder
  }

  private static func source(_ module: String, _ file: Int, _ more: String = "") -> String {
    "let text\(file) = String(localized: \"\(module) \(file)\", bundle: .module)\n\(more)"
  }

  private static func catalog(_ module: String) -> String {
    "Sources/\(module)/Localizable.xcstrings"
  }

  @Test("nothing changed runs nothing, one changed file extracts its module")
  func ninja() throws {
    guard Self.isThere else {
      print("skipped: there is no ninja; apt-get install ninja-build")
      return
    }
    let folder = try Self.project()
    let tools = try BuiltCommand().executable.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    func run() throws -> String {
      let outcome = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
        ["ninja", "-j", "2"], in: folder.url, environment: ["PATH": "\(tools):\(path)"])
      try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      return outcome.output
    }
    let first = try run()
    for module in Self.modules {
      #expect(first.contains("Extracting the strings of \(module)"))
      let text = String(decoding: try folder.data(at: Self.catalog(module)), as: UTF8.self)
      for file in 1...Self.files { #expect(text.contains("\"\(module) \(file)\"")) }
    }
    // The merge has written the catalogs, which the tables are made of.
    _ = try run()
    #expect(try run().contains("no work to do"))

    try folder.write(
      Self.source("Beta", 7, "let more = String(localized: \"More\", bundle: .module)\n"),
      to: "Sources/Beta/File7.swift")
    let second = try run()
    #expect(second.contains("Extracting the strings of Beta"))
    for module in Self.modules where module != "Beta" {
      #expect(!second.contains("strings of \(module)"))
    }
    let beta = String(decoding: try folder.data(at: Self.catalog("Beta")), as: UTF8.self)
    #expect(beta.contains("\"More\""))
    let alpha = String(decoding: try folder.data(at: Self.catalog("Alpha")), as: UTF8.self)
    #expect(!alpha.contains("\"More\""))
  }
}
