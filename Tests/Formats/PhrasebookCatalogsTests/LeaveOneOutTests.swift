import Foundation
import PhrasebookCatalogs
import PhrasebookModel
import TestSupport
import Testing

/// The fit of a new entry to its file: an entry that is removed and put back should be as it was, in
/// its style and in its place, though the file no longer shows either.
@Suite(.needsShared("corpus/catalogs")) struct LeaveOneOutTests {
  @Test func mostEntriesComeBackAsTheyWere() throws {
    var (all, inStyle, inPlace) = (0, 0, 0)
    for file in PackageRoot.corpus {
      let bytes = Array(try Data(contentsOf: file))
      guard bytes.count < 150_000, let catalog = try? XCStrings.read(bytes, file: "").catalog,
        catalog.count > 1
      else { continue }
      var random = SeededGenerator(seed: UInt64(bytes.count))
      for key in catalog.keys.shuffled(using: &random).prefix(12) {
        var without = catalog
        without[key] = nil
        var again = try XCStrings.read(XCStrings.write(without), file: "").catalog
        again[key] = catalog[key]
        let written = XCStrings.write(again)
        all += 1
        inPlace += written == bytes ? 1 : 0
        inStyle += try text(of: key, in: written) == text(of: key, in: bytes) ? 1 : 0
      }
    }
    try #require(all > 0)
    print("Of \(all) entries \(inStyle) come back in their style, \(inPlace) also in their place.")
    // The others are files whose keys, or whose members, are not ordered at all.
    #expect(Double(inStyle) >= 0.98 * Double(all))
    #expect(Double(inPlace) >= 0.9 * Double(all))
  }

  private func text(of key: String, in bytes: [UInt8]) throws -> String? {
    EditOracle.slices(of: try XCStrings.read(bytes, file: "").catalog)
      .first { Array($0.key.utf8) == Array(key.utf8) }?.text
  }
}
