import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Xcode's own files are formatted already: formatting them changes nothing. (`CorpusSyncTests` has the
/// same for a sync.)
@Suite(.needsShared("corpus/catalogs")) struct QuietFileTests {
  @Test func formattingWhatXcodeWroteChangesNothing() throws {
    var (count, different) = (0, [String]())
    for file in PackageRoot.corpus {
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
