import Foundation
import TestSupport
import Testing

/// `extract --file-list` reads its list from whatever gives one.
struct FileListTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try package.write("let c = Text(\"Third\")\n", to: "Sources/App/New\nLine.swift")
  }

  /// Runs a script that knows the command as `$0`.
  private func shell(_ script: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
      .run(["-c", script, command.executable.path], in: package.url)
  }

  @Test(arguments: [
    "printf 'Sources/App/A.swift\\n' | \"$0\" extract --file-list -",
    "printf 'Sources/App/A.swift' | \"$0\" extract --file-list=/dev/stdin",
    "printf 'Sources/App/A.swift\\r\\n\\r\\n' > list; \"$0\" extract --file-list /dev/stdin < list",
    "mkfifo pipe; (sleep 0.3; echo Sources/App/A.swift) > pipe & \"$0\" extract --file-list pipe",
    "find Sources -name 'A.swift' -print0 | \"$0\" extract --file-list -",
    "find Sources -name '*.swift' -print0 | \"$0\" extract --file-list /dev/stdin",
    "find Sources -name 'A.swift' -print0 > list; \"$0\" extract --file-list list",
  ])
  func listedFilesAreRead(_ script: String) throws {
    let outcome = try shell(script)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"Hello\""), "\(outcome.output)")
    #expect(outcome.output.contains("\"Third\"") == script.contains("*.swift"))
  }

  @Test func anEmptyListReadsNothing() throws {
    let outcome = try shell("\"$0\" extract --file-list /dev/null")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("Hello"))
  }

  @Test(arguments: [
    ("Sources", "it is a folder"), ("/dev/zero", "no end"), ("none", "no such file"),
  ])
  func whatIsNoList(_ list: String, _ words: String) throws {
    let outcome = try shell("ulimit -v 4000000; exec \"$0\" extract --file-list \(list)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
