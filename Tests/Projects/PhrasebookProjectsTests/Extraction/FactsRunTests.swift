import Foundation
import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// The two steps of extraction apart, over files on disk.
@Suite struct FactsRunTests {
  @Test func factsGiveWhatTheSourcesGiveInAllProjectsOfTheTests() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Catalogs/Projects").standardized
    let scratch = try TemporaryFolder()
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (all?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
      .filter { SourceLanguage.isSource($0) && !$0.contains("/.build/") }
    try #require(paths.count > 5)
    var facts: [String] = []
    for (index, path) in paths.enumerated() {
      let bytes = try FactsFile.bytes(of: path)
      #expect(try FactsFile.bytes(of: path) == bytes)
      facts.append(scratch("\(index).facts"))
      try Data(bytes).write(to: URL(filePath: scratch("\(index).facts")))
    }
    let result = FactsRun(files: facts, functions: [], jobs: 2).result()
    #expect(result.refusals.isEmpty && result.sources == paths.sorted())
    #expect(result.extraction == ExtractionRun().extract(files: paths))
    // Sources beside facts make no difference.
    let mixed = FactsRun(
      files: Array(facts.prefix(3)) + paths.dropFirst(2), functions: [], jobs: 1)
    #expect(mixed.result().extraction == result.extraction)
  }

  @Test func factsOfOtherModulesCountAsTheirSourcesDo() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      "public func show(_ text: LocalizedStringResource) {}; func hide(_ text: LocalizedStringKey) {}",
      to: "A.swift")
    try scratch.write(#"import A; func f() { show("Shown"); hide("Hidden") }"#, to: "B.swift")
    let (a, b) = (scratch("A.swift"), scratch("B.swift"))
    for path in [a, b] {
      try Data(FactsFile.bytes(of: path)).write(to: URL(filePath: path + ".facts"))
    }
    let run = FactsRun(files: [b + ".facts"], context: [a + ".facts"], functions: [], jobs: 1)
    let expected = ExtractionRun().extract(
      files: [b], context: [ContextModule(name: "A", sources: [a])])
    #expect(run.result().extraction == expected)
    #expect(expected.strings.map(\.key) == ["Shown"])
  }

  @Test func whatIsDamagedIsRefusedAndNothingComesOfTheRest() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(#"let a = String(localized: "A")"#, to: "A.swift")
    let bytes = try FactsFile.bytes(of: scratch("A.swift"))
    var flipped = bytes
    flipped[bytes.count / 2] ^= 1
    let cases: [(bytes: [UInt8], words: String)] = [
      ([], "not a facts file"), (Array("let a = 1".utf8), "not a facts file"),
      (Array("phrasebook facts 999\n".utf8) + bytes, "another version"),
      (Array(bytes.dropLast()), "damaged"), (bytes + [0], "damaged"), (flipped, "damaged"),
    ]
    for (index, (bytes, words)) in cases.enumerated() {
      let path = scratch("\(index).facts")
      try Data(bytes).write(to: URL(filePath: path))
      let result = FactsRun(files: [path, scratch("A.swift")], functions: [], jobs: 2).result()
      #expect(result.extraction == Extraction())
      #expect(result.refusals.count == 1)
      #expect(result.refusals.first?.message.contains(words) == true)
      #expect(result.refusals.first?.message.hasPrefix(path) == true)
    }
    let missing = FactsRun(files: [scratch("none.facts")], functions: [], jobs: 1).result()
    #expect(missing.refusals.count == 1)
  }
}
