import Foundation
import TestSupport

/// A package of Catalogs/Projects that a person would write with Phrasebook, built as they would.
///
/// The builds are kept in .build/samples, so that only the first run of the tests waits for them.
struct Sample {
  let name: String
  /// The folder with what `swift build` made.
  let products: URL

  /// The package does not build; with the output of the compiler.
  struct NotBuilt: Error, CustomStringConvertible {
    let description: String
  }

  /// One build at a time: each takes all cores.
  private static let building = NSLock()

  init(_ name: String, tests: Bool = false) throws {
    self.name = name
    let scratch = Self.scratch(name)
    products = scratch.appendingPathComponent("debug")
    Self.building.lock()
    defer { Self.building.unlock() }
    // A plan that is kept does not know of files that came to a package beside this one.
    try? FileManager.default.removeItem(at: scratch.appendingPathComponent("debug.yaml"))
    let outcome = try Self.run(
      "swift", "build", "--package-path", PackageRoot.project(name).path, "--scratch-path",
      scratch.path, tests ? "--build-tests" : "--quiet")
    guard outcome.status == 0 else {
      throw NotBuilt(description: "\(name): \(outcome.output.suffix(4000))")
    }
  }

  /// Whether it was built before.
  static func isBuilt(_ name: String) -> Bool {
    FileManager.default.fileExists(
      atPath: scratch(name).appendingPathComponent("debug/\(name)").path)
  }

  /// Whether PHRASEBOOK_SAMPLES asks for a test of it that takes minutes: names with commas between
  /// them, or `all`.
  static func isWanted(_ name: String) -> Bool {
    let wanted = ProcessInfo.processInfo.environment["PHRASEBOOK_SAMPLES"] ?? ""
    return wanted.split(separator: ",").contains { $0 == name || $0 == "all" }
  }

  private static func scratch(_ name: String) -> URL {
    PackageRoot.folder.appendingPathComponent(".build/samples/\(name)")
  }

  /// Runs the package's own tests.
  func test() throws -> (status: Int32, output: String) {
    try Self.run(
      "swift", "test", "--skip-build", "--package-path", PackageRoot.project(name).path,
      "--scratch-path", products.deletingLastPathComponent().path)
  }

  /// Runs one of its programs to the end, in an environment without other languages.
  func run(
    _ program: String, _ arguments: String..., languages: String = "en"
  ) throws -> String {
    let process = process(program, arguments, languages: languages)
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// One of its programs, not started.
  func process(_ program: String, _ arguments: [String], languages: String) -> Process {
    let process = Process()
    process.executableURL = products.appendingPathComponent(program)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["LC_ALL", "LC_MESSAGES", "PHRASEBOOK_DEBUG"] { environment[name] = nil }
    environment["LANG"] = "C.UTF-8"
    environment["LANGUAGE"] = languages
    process.environment = environment
    return process
  }

  private static func run(_ command: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
