import Foundation
import Phrasebook
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

struct FileTests {
  @Test func sameBytesAreNotWritten() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a", to: "f")
    let before = try #require(FileStatus(path: scratch("f")))
    let isWritten = try CatalogFile.update(scratch("f")) { $0 }
    #expect(!isWritten)
    #expect(FileStatus(path: scratch("f")) == before)
  }

  @Test func permissionsStayWhenWritten() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a", to: "f")
    #expect(chmod(scratch("f"), 0o640) == 0)
    let isWritten = try CatalogFile.update(scratch("f")) { $0 + [0x62] }
    #expect(isWritten)
    #expect(FileStatus(path: scratch("f"))?.mode == 0o640)
    #expect(try FileContent.read(scratch("f")) == Array("ab".utf8))
    #expect(scratch.names() == ["f"])
  }

  @Test func symbolicLinksStay() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a", to: "real/f")
    try scratch.link("l", to: "real/f")
    _ = try CatalogFile.update(scratch("l")) { _ in [0x62] }
    #expect(FileStatus(path: scratch("l"), followingLinks: false)?.kind == .link)
    #expect(try FileContent.read(scratch("real/f")) == [0x62])
  }

  @Test func failedChangeLeavesTheFile() throws {
    struct Stop: Error {}
    let scratch = try TemporaryFolder()
    try scratch.write("a", to: "f")
    #expect(throws: Stop.self) { try CatalogFile.update(scratch("f")) { _ in throw Stop() } }
    #expect(try FileContent.read(scratch("f")) == [0x61])
    #expect(scratch.names() == ["f"])
  }

  @Test func leftoversOfKilledRunsAreSwept() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a", to: "f")
    try scratch.write("half", to: ".f.phrasebook-1-2")
    for name in [".f.phrasebook-notes", ".f.phrasebook-1"] { try scratch.write("ours", to: name) }
    _ = try CatalogFile.update(scratch("f")) { _ in [0x62] }
    #expect(Set(scratch.names()) == ["f", ".f.phrasebook-notes", ".f.phrasebook-1"])
  }

  @Test(arguments: ["é", "a"]) func theLongestNamesCanBeReplaced(_ letter: String) throws {
    let scratch = try TemporaryFolder()
    let name = String(repeating: letter, count: 255 / letter.utf8.count)
    try scratch.write("a", to: name)
    _ = try CatalogFile.update(scratch(name)) { _ in [0x62] }
    #expect(try FileContent.read(scratch(name)) == [0x62])
    #expect(scratch.names() == [name])
  }

  @Test("a name that is not UTF-8 is lost to a walk, and the rest of the folder is found")
  func namesThatAreNotText() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("", to: "a.swift")
    for name in ["b\u{FF}.swift", "c\u{FF}.xcstrings"] {
      // Latin-1: each scalar is one byte.
      let bytes = Array("\(scratch.path)/".utf8) + name.unicodeScalars.map { UInt8($0.value) } + [0]
      let descriptor = bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600) }
      }
      try #require(descriptor >= 0)
      close(descriptor)
    }
    let files = ProjectFiles(below: scratch.path)
    #expect(files.sources == [scratch("a.swift")] && files.catalogs.isEmpty)
    #expect(files.lost == [scratch("b\u{FFFD}.swift"), scratch("c\u{FFFD}.xcstrings")])
    for path in files.lost {
      let words = LostSource.diagnostic(path, spelling: Spelling(given: scratch.path)).message
      #expect(words.contains("is not UTF-8"), "\(words)")
    }
    // Without a module, too.
    try scratch.write(Self.catalog, to: "X/Localizable.xcstrings")
    try scratch.write(Self.catalog, to: "Y/Localizable.xcstrings")
    let scope = try ScopeFinder.find(scratch.path)
    #expect(scope.catalogs.count == 2)
    #expect(scope.diagnostics.count { $0.message.contains("is not UTF-8") } == 1)
  }

  private static let catalog = #"{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }"#

  @Test("of two names that differ only in normalization, the second is lost, with an error")
  func namesInTwoNormalizations() throws {
    let scratch = try TemporaryFolder()
    for name in ["\u{E9}", "e\u{301}", "f"] {
      try scratch.write("", to: "\(name).xcstrings")
      try scratch.write("", to: "\(name)/A.swift")
    }
    let files = ProjectFiles(below: scratch.path)
    #expect(files.catalogs.count == 2 && files.sources.count == 2)
    #expect(files.lost.count == 2)
    for path in files.lost {
      let found = LostSource.diagnostic(path, spelling: Spelling(given: scratch.path))
      #expect(found.severity == .error)
      #expect(found.message.contains("normalization"), "\(found.message)")
    }
  }

  @Test func otherWritersAreNoticed() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a", to: "f")
    var calls = 0
    _ = try CatalogFile.update(scratch("f")) { bytes in
      calls += 1
      // An editor that knows no locks saves between the read and the rename.
      if calls == 1 { try scratch.write("edited", to: "f") }
      return bytes + [0x21]
    }
    #expect(calls == 2)
    #expect(try FileContent.read(scratch("f")) == Array("edited!".utf8))
  }

  @Test func creatingNeverOverwrites() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a", to: "f")
    #expect(throws: FileFailure.self) { try CatalogFile.create(scratch("f"), [0x62]) }
    #expect(try FileContent.read(scratch("f")) == [0x61])
    #expect(scratch.names() == ["f"])
  }

  @Test func enormousClaimsAreRefused() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("", to: "f")
    #expect(truncate(scratch("f"), off_t(4) << 30) == 0)
    let failure = #expect(throws: FileFailure.self) { try FileContent.read(scratch("f")) }
    #expect(failure?.reason.sourceText.contains("4294967296 bytes") == true)
  }

  @Test func pipesAndFoldersAreRefused() throws {
    let scratch = try TemporaryFolder()
    #expect(mkfifo(scratch("p"), 0o600) == 0)
    #expect(throws: FileFailure.self) { try FileContent.read(scratch("p")) }
    #expect(throws: FileFailure.self) { try FileContent.read(scratch.path) }
    #expect(throws: FileFailure.self) { try FileContent.read(scratch("nothing")) }
  }

  @Test func treesWithCyclesEnd() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("", to: "a/b/f.swift")
    try scratch.write("", to: ".hidden/g.swift")
    try scratch.write("", to: "z/h.swift")
    try scratch.link("a/up", to: "..")
    try scratch.link("a/self", to: "self")
    try scratch.link("a/other", to: "../z")
    let tree = FileTree(scratch.path) { _, _ in true }
    #expect(tree.files == [scratch("a/b/f.swift"), scratch("z/h.swift")])
    #expect(!tree.isCutOff)
  }

  /// A walk along such links would go over the whole disk.
  @Test func linksToFoldersAboveLeadNowhere() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("", to: "p/a/f.swift")
    try scratch.write("", to: "beside/g.swift")
    try scratch.link("p/a/root", to: "/")
    try scratch.link("p/a/above", to: "../..")
    try scratch.link("p/a/beside", to: "../../beside")
    try scratch.link("other", to: "p")
    for root in ["p", "other"] {
      let tree = FileTree(scratch(root)) { _, _ in true }
      #expect(tree.files == ["a/beside/g.swift", "a/f.swift"].map { scratch("\(root)/\($0)") })
    }
  }

  #if os(Linux)
    /// `/proc` has a link to the folder of each process.
    @Test func linksToFoldersOfTheKernelAreNotFollowed() throws {
      let scratch = try TemporaryFolder()
      try scratch.write("", to: "p/a/f.swift")
      try scratch.write("", to: "beside/g.swift")
      for (name, target) in [
        ("p/x", "/proc"), ("p/a/x", "/sys"), ("p/a/again", "../x"), ("p/beside", "../beside"),
        ("beside/x", "/proc/self"), ("p/a/l.swift", "/proc/self/status"),
      ] { try scratch.link(name, to: target) }
      let tree = FileTree(scratch("p")) { _, _ in true }
      #expect(tree.files == ["a/f.swift", "beside/g.swift"].map { scratch("p/\($0)") })
      #expect(tree.lost.isEmpty)
    }
  #endif

  @Test(arguments: [
    ("./a//b/../c", "a/c"), ("/../x", "/x"), ("../../x", "../../x"), ("a/..", "."), ("/", "/"),
  ])
  func pathsAreNormalized(_ path: String, _ expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test func pathsAreSpelledAsGiven() {
    let current = FilePath.current()
    #expect(Spelling(given: ".").spell(current + "/a/b") == "a/b")
    #expect(Spelling(given: "./a/").spell(current + "/a/b") == "a/b")
    #expect(Spelling(given: current).spell(current + "/a/b") == current + "/a/b")
    #expect(Spelling(given: "a").spell(FilePath.folder(current) + "/b") == "../b")
  }
}
