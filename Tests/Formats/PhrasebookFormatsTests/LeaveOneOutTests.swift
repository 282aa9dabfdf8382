import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// How well a new entry fits its file: an entry that is taken out and put back should be as it was, in
/// its place and in its style, though the file no longer shows either.
@Suite struct LeaveOneOutTests {
  @Test func mostEntriesComeBackAsTheyWere() throws {
    var (same, all) = (0, 0)
    var misses: [String: Int] = [:]
    for file in Corpus.files {
      let bytes = Array(try Data(contentsOf: file))
      guard bytes.count < 150_000, let catalog = try? XCStrings.read(bytes, file: "").catalog
      else { continue }
      var random = SeededGenerator(seed: UInt64(bytes.count))
      for key in catalog.keys.shuffled(using: &random).prefix(12) where catalog.count > 1 {
        var without = catalog
        without[key] = nil
        var again = try XCStrings.read(XCStrings.write(without), file: "").catalog
        again[key] = catalog[key]
        all += 1
        if XCStrings.write(again) == bytes {
          same += 1
        } else {
          misses[file.lastPathComponent, default: 0] += 1
        }
      }
    }
    guard all > 0 else { return }
    print("\(same) of \(all) entries come back as they were", misses)
    #expect(Double(same) >= 0.9 * Double(all))
  }
}
