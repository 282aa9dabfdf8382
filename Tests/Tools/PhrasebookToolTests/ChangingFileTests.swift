import Foundation
import struct PhrasebookPlatform.Mutex
import TestSupport
import Testing

/// A file that somebody writes while it is read is read again, or refused: nothing is made of two
/// halves of different ages.
struct ChangingFileTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  /// Does `work` while a thread calls `change` again and again.
  private func whileChanging<Result>(
    _ change: @escaping @Sendable () -> Void, _ work: () throws -> Result
  ) rethrows -> Result {
    let isOver = Flag()
    let thread = Thread {
      while !isOver.isSet { change() }
      isOver.hasEnded()
    }
    thread.start()
    defer { isOver.set() }
    return try work()
  }

  /// Signals a thread to end, and waits until it has.
  private final class Flag: Sendable {
    private let flag = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    var isSet: Bool { flag.withLock { $0 } }

    func hasEnded() { ended.signal() }

    func set() {
      flag.withLock { $0 = true }
      ended.wait()
    }
  }

  /// The file grows by a newline at a time; it is so large that reading it takes longer.
  private func grow(_ name: String, padding: String) throws -> @Sendable () -> Void {
    let file = package.url.appendingPathComponent(name)
    let handle = try FileHandle(forUpdating: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(repeating: 0x20, count: 24 << 20))
    return { try? handle.write(contentsOf: Data(padding.utf8)) }
  }

  /// The run that was refused: if one of its attempts saw no change, the run is repeated.
  private func refusal(
    _ change: @escaping @Sendable () -> Void
  ) throws -> BuiltCommand.Outcome? {
    for _ in 0..<30 {
      let outcome = try whileChanging(change) {
        try command.run(["sync", "--check", "--no-cache"], in: package.url)
      }
      if outcome.status == 2 { return outcome }
    }
    return nil
  }

  @Test func changingCatalogsAreRefused() throws {
    let before = try package.read()
    let grow = try grow(SmallPackage.catalog, padding: "\n")
    try package.write("let a = Text(\"New\")\n", to: "Sources/App/A.swift")
    let errors = try #require(try refusal(grow)).errors
    #expect(errors.contains("\(SmallPackage.catalog): it keeps changing while it is"), "\(errors)")
    // A command that writes leaves the file as it is, or in sync with the code.
    let outcome = try whileChanging(grow) { try command.run(["sync"], in: package.url) }
    let after = try package.read()
    #expect(outcome.status == 2 ? after.hasPrefix(before) : after.contains("\"New\""))
    #expect(try command.run(["sync"], in: package.url).status == 0)
    #expect(try package.read().contains("\"New\""))
  }

  @Test func changingSourcesAreReported() throws {
    let name = "Sources/App/A.swift"
    try package.write("let a = Text(\"New\")\n", to: name)
    let outcome = try #require(try refusal(try grow(name, padding: "\n")))
    #expect(
      outcome.errors.contains("\(name):1:1: error: the file changed while it was read; run again"),
      "\(outcome.errors)")
    #expect(outcome.output.contains("kept \"Hello\"") && !outcome.output.contains("  removed "))
  }
}
