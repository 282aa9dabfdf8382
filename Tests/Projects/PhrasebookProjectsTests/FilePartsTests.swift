import Foundation
import PhrasebookProjects
import TestSupport
import Testing

/// Files whose content is known in parts.
struct FilePartsTests {
  private let folder: TemporaryFolder
  private let path: String
  private let base = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  init() throws {
    folder = try TemporaryFolder()
    path = folder("file")
    try Data(base).write(to: URL(fileURLWithPath: path))
  }

  @Test func partsAreComparedByTheirBytesHoweverTheyAreCut() {
    let whole = FileParts(base)
    let cut = FileParts([base[..<7], [], base[7..<200_000], Array(base[200_000...])[...]])
    #expect(cut.bytes == base && cut.count == base.count)
    #expect(whole.isSame(as: cut) && cut.isSame(as: whole))
    var other = base
    other[250_000] ^= 1
    #expect(!cut.isSame(as: FileParts(other)))
    #expect(!cut.isSame(as: FileParts([base[1...]])))
    #expect(FileParts([UInt8]()).isSame(as: FileParts([ArraySlice<UInt8>]())))
    #expect(cut.isContent(of: path) && whole.isContent(of: path))
    #expect(!FileParts(other).isContent(of: path))
    #expect(!FileParts([base[1...]]).isContent(of: path))
    #expect(!whole.isContent(of: folder("missing")) && !whole.isContent(of: folder.path))
  }

  @Test func knownContentIsNotReadAndEveryOtherOneIs() throws {
    var others: [[UInt8]?] = []
    func update(_ known: FileParts, _ new: FileParts?) throws -> Bool {
      try CatalogFile.update(path, knowing: known) { (other: [UInt8]?) throws(FileFailure) in
        others.append(other)
        return new ?? FileParts(other ?? [])
      }
    }
    let new = FileParts([base[..<9], [1, 2, 3][...], base[9...]])
    let isWritten = try update(FileParts(base), new)
    #expect(isWritten)
    #expect(try folder.data(at: "file") == Data(new.bytes))
    // Somebody else has written since.
    try Data([7, 8]).write(to: URL(fileURLWithPath: path))
    let isChanged = try update(new, nil)
    #expect(!isChanged)
    #expect(others == [nil, [7, 8]])
    #expect(try folder.data(at: "file") == Data([7, 8]))
    #expect(folder.names() == ["file"])
  }
}
