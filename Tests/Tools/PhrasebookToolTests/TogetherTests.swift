import Foundation
import TestSupport
import Testing

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
