import Foundation
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("A live project that starts from the cache")
struct LiveStartTests {
  private let cache: TemporaryFolder
  private let project: EditedProject

  init() throws {
    cache = try TemporaryFolder(named: "live-start")
    project = try EditedProject(seed: 8)
  }

  private func open() -> LiveProject {
    Workspace(path: project.path, extraction: ExtractionRun(cacheFolder: cache.url.path)).live()
  }

  /// Fills the cache, as a project does that is open for a while.
  private func fill() {
    let live = open()
    _ = live.snapshot()
    #expect(live.stage == .stored(0) && !LiveStart(live).isPrepared)
    while LiveStart(live).prepare() {}
    #expect(live.stage == .all && LiveStart(live).isPrepared)
    live.save()
    CacheWriters.wait()
  }

  @Test("the first answer and those after changes equal cold runs", arguments: [false, true])
  func start(readsAhead: Bool) throws {
    fill()
    let live = open()
    _ = live.snapshot()
    #expect(live.stage == .stored(0))
    try LiveProjectTests.expectSame(live, "from the cache")
    if readsAhead {
      while LiveStart(live).prepare() {}
      #expect(live.stage == .all)
      try LiveProjectTests.expectSame(live, "read ahead")
    }
    for step in 0..<12 {
      let edit = try project.edit()
      live.update(FileWatcher.Changes(files: edit.files))
      try LiveProjectTests.expectSame(live, "step \(step): \(edit.name)")
    }
  }

  @Test("a file that changed since is seen")
  func changed() throws {
    fill()
    for _ in 0..<4 { _ = try project.edit() }
    try LiveProjectTests.expectSame(open(), "after changes")
  }

  @Test("an unsaved text of another project does not keep the cache from answering")
  func elsewhere() throws {
    fill()
    let other = try EditedProject(seed: 9)
    let file = other.path + "/Sources/App/A.swift"
    OpenBuffers.shared.set(Array("let a = 1\n".utf8), for: file)
    defer { OpenBuffers.shared.set(nil, for: file) }
    let live = open()
    _ = live.snapshot()
    #expect(live.stage == .stored(0))
  }

  @Test("an unsaved text is neither taken from the cache nor put into it")
  func unsaved() throws {
    fill()
    let file = project.path + "/Sources/App/A.swift"
    let saved = try Data(contentsOf: URL(fileURLWithPath: file))
    let live = open()
    live.open(Array("import SwiftUI\nlet a = Text(\"Unsaved\")\n".utf8), at: file)
    #expect(live.snapshot().sites(of: "Unsaved").count == 1)
    #expect(live.stage == .all)
    while LiveStart(live).prepare() {}
    live.open(nil, at: file)
    live.save()
    CacheWriters.wait()
    let next = open()
    #expect(next.snapshot().sites(of: "Unsaved").isEmpty)
    // The text of the file, opened in an editor, changes nothing.
    #expect(!next.open(Array(saved), at: file) || next.stage == .all)
    try LiveProjectTests.expectSame(next, "with an open file")
    next.open(nil, at: file)
  }
}
