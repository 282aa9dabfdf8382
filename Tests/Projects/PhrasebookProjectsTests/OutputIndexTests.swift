import TestSupport
import Testing

@testable import PhrasebookProjects

/// The index of outputs knows all files of a run, however many folders they are in.
@Suite struct OutputIndexTests {
  private let scratch: TemporaryFolder
  private let index: OutputIndex

  init() throws {
    scratch = try TemporaryFolder()
    index = OutputIndex(cache: scratch("cache"))
  }

  private func known(_ files: [(path: String, bytes: [UInt8])], _ kind: OutputKind) -> Int {
    var snapshot = index.snapshot()
    return files.filter { snapshot.has($0.bytes, at: $0.path, kind) }.count
  }

  @Test func outputsInManyFoldersAreKnown() {
    let files = (0..<1_500).map {
      (path: scratch("out/\($0).lproj/T.strings"), bytes: Array("\($0)".utf8))
    }
    index.add(files, .exchange)
    #expect(known(files, .exchange) == 1_500)
    #expect(known(files, .report(.findings)) == 0)
    // With the file that is locked.
    #expect(scratch.names(in: "cache").count <= 65)
  }

  @Test func onlyTheLastTwoContentsAreKnown() {
    let files = (0..<3).map { (path: scratch("T.strings"), bytes: [UInt8($0)]) }
    for file in files { index.add([file], .exchange) }
    #expect(files.map { known([$0], .exchange) } == [0, 1, 1])
    #expect(known([(scratch("U.strings"), [2])], .exchange) == 0)
  }

  @Test func theOldestOutputsAreForgotten() {
    let keys = (0..<4 as Range<UInt64>).map {
      OutputIndex.Key(hash: ContentHash(high: $0, low: 1))
    }
    var outputs = OutputIndex.Outputs(nil)
    for key in keys { outputs.add(ContentHash(high: 7, low: 7), for: key) }
    outputs.add(ContentHash(high: 8, low: 8), for: keys[0])
    let read = OutputIndex.Outputs(outputs.bytes(upTo: 2)[...])
    #expect(
      read.contents == [
        keys[0]: [ContentHash(high: 8, low: 8), ContentHash(high: 7, low: 7)],
        keys[3]: [ContentHash(high: 7, low: 7)],
      ])
  }
}
