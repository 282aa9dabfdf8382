import Foundation
import PhrasebookPlatform
import Testing
import TestSupport

/// Several runs at once, and runs that end early, with real processes.
struct TogetherTests {
  @Test func runsAtOnceLoseNothing() throws {
    let command = try BuiltCommand()
    let package = try SmallPackage()
    let languages = [
      "de", "es", "it", "pl", "ja", "ko", "nl", "sv", "da", "fi", "cs", "tr", "pt", "uk", "hu",
      "el",
    ]
    let processes = try languages.map { language in
      let process = Process()
      process.executableURL = command.executable
      process.arguments = ["set", "Hello", language, "text in \(language)", "."]
      process.currentDirectoryURL = package.url
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let catalog = try package.read()
    for language in languages { #expect(catalog.contains("\"text in \(language)\"")) }
    let folder = package.url.appendingPathComponent("Sources/App")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["A.swift", "Localizable.xcstrings"])
  }

  /// Whenever a run is killed, the catalog is the old one or the new one, whole; and the next run
  /// sweeps away what the killed one left.
  @Test func aKillLeavesTheOldFileOrTheNewOne() throws {
    let command = try BuiltCommand()
    let package = try SmallPackage()
    let keys = (0..<6_000).map { #"    "key \#($0)" : {\#n      "comment" : "of \#($0)"\#n    }"# }
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(keys.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
    let file = "Sources/App/Localizable.xcstrings"
    let set = ["set", "key 3000", "de", "Neu", "."]
    try package.write(old, to: file)
    let start = ContinuousClock.now
    #expect(try command.run(set, in: package.url).status == 0)
    let whole = ContinuousClock.now - start
    let new = try package.read()
    #expect(new != old)
    var killed = 0
    for step in 0..<24 {
      try package.write(old, to: file)
      let process = Process()
      process.executableURL = command.executable
      process.arguments = set
      process.currentDirectoryURL = package.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(max(0, (whole * step / 20) / .microseconds(1))))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      let found = try package.read()
      #expect(found == old || found == new, "after \(step) of 20 parts of a run")
    }
    #expect(killed > 0)
    #expect(try command.run(set, in: package.url).status == 0)
    let folder = package.url.appendingPathComponent("Sources/App")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["A.swift", "Localizable.xcstrings"])
  }

  @Test func readersMayGoAway() throws {
    let command = try BuiltCommand()
    let package = try SmallPackage()
    let texts = (0..<3_000).map { "let t\($0) = Text(\"text number \($0)\")" }
    try package.write(texts.joined(separator: "\n"), to: "Sources/App/A.swift")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [
      "-c", "set -o pipefail; \"$0\" extract --no-cache . | head -c 10 > /dev/null",
      command.executable.path,
    ]
    shell.currentDirectoryURL = package.url
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }
}
