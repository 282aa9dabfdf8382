import Foundation
import TestSupport
import Testing

@testable import PhrasebookMemory

@Suite("Memory: its file")
struct MemoryFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.appendingPathComponent("m.sqlite").path }

  init() throws { folder = try TemporaryFolder() }

  private func failure(_ access: Memory.Access = .making, steps: [String] = Schema.steps) -> String?
  {
    do {
      _ = try Memory(MemoryFile(path: path, steps: steps), access)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func whatIsNoneIsNotTouched() throws {
    for text in ["", "My notes", String(repeating: "SQLite format 3\u{0}", count: 20)] {
      try folder.write(text, to: "m.sqlite")
      #expect(failure()?.contains("another") == true)
      #expect(try folder.contents() == ["m.sqlite": Data(text.utf8)])
    }
  }

  @Test("a pipe is not waited for")
  func pipes() throws {
    try #require(mkfifo(path, 0o600) == 0)
    for access in [Memory.Access.making, .reading, .looking, .noting, .trying] {
      #expect(failure(access)?.contains("not a translation memory") == true)
    }
  }

  @Test("what a killed process left beside the memory is gone after the next one that writes")
  func leftovers() throws {
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/bin/sh")
    ended.arguments = ["-c", "exit 0"]
    try ended.run()
    ended.waitUntilExit()
    let own = ".m.sqlite.\(ended.processIdentifier)-17"
    let others = [
      ".m.sqlite.\(getpid())-17", ".m.sqlite.notes", ".m.sqlite.\(ended.processIdentifier)-17-old",
      ".n.sqlite.\(ended.processIdentifier)-17",
    ]
    // With and without a memory: a process may be killed before and after it puts the file in place.
    for _ in 0..<2 {
      for name in [own, own + "-journal"] + others { try folder.write("half", to: name) }
      try Memory(at: path, .making).close()
      #expect(try Set(folder.contents().keys) == Set(others + ["m.sqlite"]))
    }
  }

  /// Each round of inserting what was noted must have removed a row, or it would begin again without end.
  @Test("noted units that cannot be removed are damage", .timeLimit(.minutes(1)))
  func stuckUnits() throws {
    let steps = Schema.steps.map {
      $0.replacing("inbox(id INTEGER PRIMARY KEY", with: "inbox(id TEXT")
    }
    try #require(steps != Schema.steps)
    let memory = try Memory(MemoryFile(path: path, steps: steps), .making)
    try memory.note([MemoryTests.unit("Open", "Ouvrir", key: "a")], of: "App")
    memory.close()
    let reading = try Memory(MemoryFile(path: path, steps: steps), .reading)
    defer { reading.close() }
    let failure = #expect(throws: MemoryFailure.self) { try reading.counts() }
    #expect(failure?.message.contains("is damaged") == true)
  }

  @Test func aMissingMemoryIsNotMade() {
    #expect(failure(.reading)?.contains("no translation memory yet") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func whoOnlyLooksChangesNothing() throws {
    let memory = try Memory(at: path, .making)
    try memory.note([MemoryTests.unit("Open", "Ouvrir", key: "a")], of: "App")
    memory.close()
    let before = try folder.contents()
    let looking = try Memory(at: path, .looking)
    // Noted units that are not inserted yet are found too.
    #expect(try looking.matches(for: MemoryQuery("Open", from: "en", to: "fr")).count == 1)
    looking.close()
    #expect(try folder.contents() == before)
    let settling = try Memory(at: path, .reading)
    #expect(try settling.counts().first?.units == 1)
    settling.close()
    let settled = try folder.contents()
    let again = try Memory(at: path, .looking)
    #expect(try again.matches(for: MemoryQuery("Open", from: "en", to: "fr")).count == 1)
    again.close()
    #expect(try folder.contents() == settled)
  }

  @Test func versionsStepByStep() throws {
    let memory = try Memory(at: path, .making)
    try memory.add([MemoryTests.unit("Open", "Ouvrir", key: "a")])
    memory.close()
    let next = Schema.steps + ["CREATE TABLE later(id INTEGER PRIMARY KEY);"]
    let later = try Memory(MemoryFile(path: path, steps: next), .writing)
    #expect(try later.counts().first?.units == 1)
    later.close()
    let before = try folder.contents()
    #expect(failure()?.contains("a newer phrasebook") == true)
    #expect(try folder.contents() == before)
  }

  @Test func damagedMemoriesAreRefusedOrBounded() throws {
    let memory = try Memory(at: path, .making)
    try memory.add(
      (0..<3_000).map { MemoryTests.unit("Open file \($0)", "Ouvrir \($0)", key: "\($0)") })
    memory.close()
    let whole = [UInt8](try folder.data(at: "m.sqlite"))
    var generator = SeededGenerator(seed: 2)
    var refused = 0
    for round in 0..<40 {
      var bytes = whole
      if round % 4 == 0 {
        bytes.removeSubrange(Int.random(in: 200..<bytes.count, using: &generator)...)
      } else {
        for _ in 0..<200 {
          bytes[Int.random(in: 100..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      if let message = failure(.reading) {
        refused += 1
        #expect(message.contains(path))
        #expect(try [UInt8](folder.data(at: "m.sqlite")) == bytes)
      } else {
        // Texts may have changed; the limits hold.
        let memory = try Memory(at: path, .reading)
        let query = MemoryQuery("Open file 77", from: "en", to: "fr")
        let matches = (try? memory.matches(for: query)) ?? []
        #expect(matches.count <= query.limit)
        #expect(matches.allSatisfy { (query.minimum...100).contains($0.score) })
        let units = (try? memory.search("file", limit: 20)) ?? []
        #expect(units.count <= 20)
      }
    }
    #expect(refused > 20)
  }

  @Test func severalAtOnce() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let memory = try Memory(at: path, .making)
          for round in 0..<5 {
            try memory.add(
              (0..<40).map {
                MemoryTests.unit(
                  "Text \($0)", "T \(writer) \(round)", key: "\(writer) \(round) \($0)")
              })
          }
          _ = try memory.matches(for: MemoryQuery("Text 5", from: "en", to: "fr"))
        }
      }
      try await group.waitForAll()
    }
    #expect(try Memory(at: path, .reading).counts().first?.units == 800)
  }
}
