import Foundation
import TestSupport
import Testing

@Suite("watch keeps catalogs in step and leaves them whole")
struct WatchTests {
  /// Starts `watch` in a package and stops it, politely, when the body is done.
  private func watching(
    _ package: SmallPackage, _ arguments: [String] = [], at path: String? = nil,
    _ body: () throws -> Void
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = try BuiltCommand().executable
    process.arguments = ["watch", path ?? package.url.path, "--no-cache"] + arguments
    process.currentDirectoryURL = package.url
    let output = package.url.appendingPathComponent("watch.log")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    try body()
    process.interrupt()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self)
    )
  }

  @Test func aMissingFolderIsAnError() throws {
    let package = try SmallPackage()
    let outcome = try BuiltCommand().run(["watch", "nowhere"], in: package.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: nowhere: no such file or folder\n", "\(outcome.errors)")
  }

  /// Waits for something that another process does; the limit bounds a hang.
  private func wait(for isDone: () throws -> Bool) throws {
    for _ in 0..<600 {
      if try isDone() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("it did not happen within 30 s")
  }

  @Test("a saved file becomes a key, a removed one becomes stale")
  func saved() throws {
    let package = try SmallPackage()
    try package.write("let c = Text(\"Third\")\n", to: "Sources/App/C.swift")
    let result = try watching(package) {
      try wait { try package.read().contains("\"Third\"") }
      try package.write("let c = Text(\"Fourth\")\n", to: "Sources/App/C.swift")
      try wait { try package.read().contains("\"Fourth\"") }
      try FileManager.default.removeItem(
        at: package.url.appendingPathComponent("Sources/App/A.swift"))
      try wait { try package.read().contains("\"stale\"") }
    }
    #expect(result.status == 0)
    #expect(result.output.contains("\"Fourth\""))
    #expect(try package.read().contains("Salut"))
  }

  @Test func pathsAreSpelledAsThePathThatWasGiven() throws {
    let package = try SmallPackage()
    let result = try watching(package, at: ".") {
      try package.write("let c = Text(\"Third\")\n", to: "Sources/App/C.swift")
      try wait { try package.read().contains("\"Third\"") }
      try package.write("modules: [", to: "phrasebook.yml")
      try wait { try package.read("watch.log").contains("YAML") }
    }
    #expect(result.output.contains("(Sources/App/C.swift:1)"), "\(result.output)")
    #expect(!result.output.contains(package.url.path), "\(result.output)")
  }

  @Test("--check writes nothing and reports")
  func check() throws {
    let package = try SmallPackage()
    let before = try package.read()
    let result = try watching(package, ["--check"]) {
      try package.write("let c = Text(\"Third\")\n", to: "Sources/App/C.swift")
      try wait {
        try package.read("watch.log").contains("\"Third\"")
      }
    }
    #expect(result.status == 0)
    #expect(try package.read() == before)
  }

  @Test(
    "a catalog with conflict marks, or open in an editor, stays as it is until that is over",
    arguments: [true, false])
  func conflict(isConflict: Bool) throws {
    let package = try SmallPackage()
    let good = try package.read()
    let marked = "<<<<<<< ours\n\(good)\n=======\n{}\n>>>>>>> theirs\n"
    let swap = "Sources/App/.#Localizable.xcstrings"
    if isConflict {
      try package.write(marked, to: SmallPackage.catalog)
    } else {
      try package.write("", to: swap)
    }
    let held = try package.read()
    try package.write("let c = Text(\"Third\")\n", to: "Sources/App/C.swift")
    _ = try watching(package) {
      Thread.sleep(forTimeInterval: 1)
      #expect(try package.read() == held)
      if isConflict {
        try package.write(good, to: SmallPackage.catalog)
      } else {
        try FileManager.default.removeItem(at: package.url.appendingPathComponent(swap))
      }
      try wait { try package.read().contains("\"Third\"") }
    }
  }

  @Test("no catalog is written while Git changes files")
  func checkout() throws {
    let package = try SmallPackage()
    let lock = ".git/index.lock"
    try package.write("", to: lock)
    let held = try package.read()
    try package.write("let c = Text(\"Third\")\n", to: "Sources/App/C.swift")
    _ = try watching(package) {
      Thread.sleep(forTimeInterval: 1)
      #expect(try package.read() == held)
      try FileManager.default.removeItem(at: package.url.appendingPathComponent(lock))
      try wait { try package.read().contains("\"Third\"") }
    }
  }
}
