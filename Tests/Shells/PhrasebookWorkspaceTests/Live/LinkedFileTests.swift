import Foundation
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("A watched folder with symbolic links, and with folders that settings list", .serialized)
struct LinkedFileTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(named: "Linked")
    try folder.write("let a = 1\n", to: "P/Sources/App/A.swift")
    try folder.write("let b = 1\n", to: "P/Shared/B.swift")
    try folder.write("let c = 1\n", to: "Outside/C.swift")
    return folder
  }

  private static func replace(_ file: String) throws {
    try "let changed = 1\n".write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test(
    "a file that a link leads to is one that changes", arguments: [false, true],
    ["P/Shared/B.swift", "Outside/C.swift"])
  func linkedFile(polls: Bool, target: String) throws {
    let folder = try Self.project()
    try folder.link("P/Sources/App/Link.swift", to: folder(target))
    let watcher = FileWatcher(folder("P"), polls: polls)
    // By another one that takes its place, as editors save.
    for _ in 0..<2 {
      try Self.replace(folder(target))
      let changes = watcher.next(quiet: 30, limit: 5_000)
      #expect(changes.files.contains(folder("P/Sources/App/Link.swift")), "\(changes)")
      #expect(!changes.files.contains { $0.contains("/Outside/") }, "\(changes)")
    }
  }

  @Test(
    "so is one in a folder that a link leads to", arguments: [false, true], ["P/Shared", "Outside"])
  func linkedFolder(polls: Bool, target: String) throws {
    let folder = try Self.project()
    let name = target == "Outside" ? "C.swift" : "B.swift"
    // A folder that is reached both ways keeps its own name where the whole tree is listed.
    try folder.link("P/Sources/App/Link", to: folder(target))
    let watcher = FileWatcher(polls ? folder("P/Sources/App") : folder("P"), polls: polls)
    try Self.replace(folder("\(target)/\(name)"))
    let changes = watcher.next(quiet: 30, limit: 5_000)
    #expect(changes.files.contains(folder("P/Sources/App/Link/\(name)")), "\(changes)")
  }

  @Test("a link that is made, removed or led elsewhere changes its folder")
  func newLink() throws {
    let folder = try Self.project()
    let watcher = FileWatcher(folder("P"))
    func expectEverything() {
      let changes = watcher.next(quiet: 30, limit: 5_000)
      #expect(changes.isEverything, "\(changes)")
    }
    let link = folder("P/Sources/App/Link")
    try folder.link("P/Sources/App/Link", to: folder("Outside"))
    expectEverything()
    try Self.replace(folder("Outside/C.swift"))
    #expect(watcher.next(quiet: 30, limit: 5_000).files.contains(link + "/C.swift"))
    try FileManager.default.removeItem(atPath: link)
    expectEverything()
    try folder.link("P/Sources/App/Link", to: folder("P/Shared"))
    expectEverything()
    try Self.replace(folder("P/Shared/B.swift"))
    #expect(watcher.next(quiet: 30, limit: 5_000).files.contains(link + "/B.swift"))
  }

  @Test(
    "a file in a hidden folder that settings list is one that changes", arguments: [false, true])
  func listedFolder(polls: Bool) throws {
    let folder = try Self.project()
    try folder.write("let d = 1\n", to: "P/.made/D.swift")
    try folder.write("let e = 1\n", to: "P/Pods/Own/E.swift")
    try folder.write("let f = 1\n", to: "P/Pods/Other/F.swift")
    try folder.write(
      """
      modules:
        - name: App
          sources: [Sources/App, .made, Pods/Own/E.swift]

      """, to: "P/phrasebook.yml")
    let watcher = FileWatcher(folder("P"), polls: polls)
    let listed = [folder("P/.made/D.swift"), folder("P/Pods/Own/E.swift")]
    for file in listed + [folder("P/Pods/Other/F.swift")] { try Self.replace(file) }
    let files = watcher.next(quiet: 30, limit: 5_000).files
    #expect(files.isSuperset(of: listed), "\(files)")
    #expect(!files.contains { $0.contains("/Other/") }, "\(files)")
  }

  @Test("links that lead to each other, and to a folder around them, end")
  func cycles() throws {
    let folder = try Self.project()
    try folder.link("P/Sources/App/Up", to: folder("P"))
    try folder.link("P/Sources/App/Over", to: folder("P/Shared"))
    try folder.link("P/Shared/Back", to: folder("P/Sources/App"))
    try folder.link("P/Shared/Nowhere", to: folder("P/Missing"))
    let watcher = FileWatcher(folder("P"))
    try Self.replace(folder("P/Shared/B.swift"))
    let files = watcher.next(quiet: 30, limit: 5_000).files.filter { $0.hasSuffix("B.swift") }
    let expected = [folder("P/Shared/B.swift"), folder("P/Sources/App/Over/B.swift")]
    #expect(files.isSuperset(of: expected))
    #expect(files.count <= 8)
  }
}
