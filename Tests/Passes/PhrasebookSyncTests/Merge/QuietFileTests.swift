import Foundation
import PhrasebookFormats
import PhrasebookModel
import Testing

/// What Xcode wrote is in its style already: formatting it makes no difference, where the real
/// catalogs are. (That a sync makes none is told by `CorpusSyncTests`.)
@Suite struct QuietFileTests {
  @Test func formattingWhatXcodeWroteChangesNothing() throws {
    var (count, different) = (0, [String]())
    for file in CorpusSyncTests.catalogs {
      let bytes = [UInt8](try Data(contentsOf: file))
      // Xcode ends no file with a newline, and parts names from values with a space on both sides.
      guard bytes.last == UInt8(ascii: "}"), bytes.starts(with: "{\n  \"sourceLanguage\" : ".utf8),
        let catalog = try? XCStrings.read(bytes, file: file.path).catalog
      else { continue }
      count += 1
      if XCStrings.format(catalog) != bytes { different.append(file.lastPathComponent) }
    }
    // Some were merged by hand since.
    #expect(different.count * 20 <= count, "\(different.count) of \(count): \(different)")
  }
}
