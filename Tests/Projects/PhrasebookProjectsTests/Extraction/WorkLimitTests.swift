import PhrasebookModel
import PhrasebookPlatform
import TestSupport
import Testing

@testable import PhrasebookProjects

/// Work that takes too long is given up, and the rest is done.
struct WorkLimitTests {
  @Test(arguments: [1, 2, 4])
  func stuckPiecesAreGivenUp(jobs: Int) {
    let stuck: Set = [0, 7, 8, 49]
    let release = Released()
    defer { release.set() }
    let results = Workers(jobs: jobs).map(
      50, tool: (), limit: WorkLimit(.milliseconds(100)) { -$0 - 1 }
    ) { _, piece in
      // Nothing but the end of the test ends these.
      while stuck.contains(piece), !release.isSet {}
      return piece
    }
    #expect(results == (0..<50).map { stuck.contains($0) ? -$0 - 1 : $0 })
  }

  @Test func manySlowPiecesDoNotAddUp() {
    let limit = WorkLimit(.seconds(4)) { _ in 0 }
    #expect((0...4).map(limit.time) == [4000, 2000, 1000, 500, 500].map { .milliseconds($0) })
    #expect(limit.time(after: 1_000) == .milliseconds(500))
  }

  @Test func aLargePieceHasMoreTime() {
    let limit = WorkLimit(.seconds(1), more: { .seconds($0) }) { _ in 0 }
    #expect(!limit.isOver(.seconds(1), of: 0, after: 0))
    #expect(limit.isOver(.seconds(2), of: 0, after: 0))
    #expect(!limit.isOver(.seconds(2), of: 1, after: 0))
    #expect(limit.isOver(.seconds(2), of: 1, after: 1))
  }

  @Test func aSourceHasTimeByItsSize() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(String(repeating: " ", count: 1 << 20), to: "A.swift")
    let time = SourceTime(least: .seconds(1), perMegabyte: .seconds(2))
    let paths = [scratch("A.swift"), scratch("none.swift")]
    let limit = time.limit(of: { paths[$0] }, late: { _ in false })
    #expect((0...1).map(limit.more) == [.seconds(2), .zero])
  }

  @Test func aThreadThatWaitsIsNotSlow() {
    let results = Workers(jobs: 2).map(4, tool: (), limit: WorkLimit(.milliseconds(20)) { _ in -1 })
    {
      _, piece in
      // Another process has the processor, or a disk is slow.
      usleep(100_000)
      return piece
    }
    #expect(results == [0, 1, 2, 3])
  }

  @Test(arguments: [false, true])
  func aSlowSourceIsADiagnostic(isCached: Bool) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("import SwiftUI\nlet a = Text(\"Fast\")\n", to: "A.swift")
    let line = "func f() { let view = Text(\"Slow\").padding([.leading], 3 * (1 + 2)) }\n"
    try scratch.write(
      "import SwiftUI\n" + String(repeating: line, count: 300_000), to: "Slow.swift")
    var run = ExtractionRun(jobs: 2, cacheFolder: isCached ? scratch("cache") : nil)
    run.maximumTime = SourceTime(least: .milliseconds(60), perMegabyte: .zero)
    for _ in 1...2 {
      let extraction = run.extract(files: [scratch("A.swift"), scratch("Slow.swift")])
      #expect(extraction.strings.map(\.key) == ["Fast"])
      let diagnostics = extraction.diagnostics
      #expect(diagnostics.map(\.location?.file) == [scratch("Slow.swift")])
      #expect(diagnostics.allSatisfy { $0.message.contains("takes too long") }, "\(diagnostics)")
    }
  }

  private final class Released: Sendable {
    private let value = Mutex(false)
    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }
}
