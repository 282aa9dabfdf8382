import Foundation
import TestSupport
import Testing

@Suite("What the compiler says of a mistake")
struct MisuseTests {
  private static let interface = """
    import Phrasebook

    struct Banner {
      var title: Phrase
    }
    func show(_ text: Phrase) {}

    """

  @Test("a literal, a phrase and what is said to be localized are taken")
  func right() throws {
    let outcome = try Compiler().check(
      Self.interface + """
        func use(name: String) {
          let title: Phrase = "Welcome, \\(name)"
          show("Welcome")
          show("Welcome, \\(name)")
          show(title)
          show(.verbatim(name))
          _ = Banner(title: "Welcome")
          _ = Banner(title: .init("Welcome", table: "Start", comment: "At the top"))
        }
        """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(
    "a String is refused",
    arguments: [
      "show(name)", "_ = Banner(title: name)", "let title: Phrase = name; show(title)",
      #"show(name + "!")"#, "show(String(name))", "show(flag ? name : name)",
    ])
  func wrong(_ statement: String) throws {
    let outcome = try Compiler().check(
      Self.interface + "func use(name: String, flag: Bool) { \(statement) }")
    #expect(outcome.status != 0)
    #expect(
      outcome.errors.contains("'String'") && outcome.errors.contains("'Phrase'"),
      "\(outcome.errors)")
  }
}

/// The compiler that built the tests, with the modules that it made.
private struct Compiler {
  private let modules: URL
  /// A build with testing enabled asks for the C modules too.
  private let moduleMaps: [String]

  /// Nothing to check against: the modules are in a place that SwiftPM has not used before.
  struct NoModules: Error, CustomStringConvertible {
    let description: String
  }

  init() throws {
    var folders = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      .map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    let candidates = folders.flatMap { [$0.appendingPathComponent("Modules"), $0] }
    guard
      let found = candidates.first(where: {
        FileManager.default.fileExists(
          atPath: $0.appendingPathComponent("Phrasebook.swiftmodule").path)
      })
    else {
      throw NoModules(description: "no Phrasebook.swiftmodule in \(candidates.map(\.path))")
    }
    modules = found
    moduleMaps = ["CICU", "CSections"].flatMap { name in
      let map = found.deletingLastPathComponent()
        .appendingPathComponent("\(name).build/module.modulemap")
      return ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
  }

  func check(_ source: String) throws -> (status: Int32, errors: String) {
    let folder = try TemporaryFolder(named: "misuse")
    try folder.write(source, to: "use.swift")
    try folder.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, "-module-cache-path",
        folder.url.appendingPathComponent("cache").path,
        folder.url.appendingPathComponent("use.swift").path,
      ] + moduleMaps
    process.standardError = try FileHandle(
      forWritingTo: folder.url.appendingPathComponent("errors"))
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try folder.data(at: "errors"), as: UTF8.self)
    )
  }
}
