import Foundation
import PhrasebookCatalogs
import PhrasebookModel
import TestSupport
import Testing

/// Damaged bytes give a catalog or an error with a place, never a trap.
@Suite struct FuzzTests {
  /// The two deeply nested files take long and test only depth.
  private static let small = GoldenTests.files.filter {
    ((try? Data(contentsOf: $0))?.count ?? 0) < 10_000
  }

  @Test(arguments: small)
  func mutatedFilesAreReadOrRefused(_ file: URL) throws {
    let original = Array(try Data(contentsOf: file))
    var random = SeededGenerator(seed: UInt64(original.count) &* 2_654_435_761)
    for _ in 0..<120 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<3, using: &random) { Self.mutate(&bytes, &random) }
      do throws(UnreadableFile) {
        let catalog = try XCStrings.read(bytes, file: "f").catalog
        // An accepted file can be used to the last value, written, and written in Xcode's style.
        #expect(XCStrings.write(catalog) == bytes)
        let formatted = XCStrings.format(catalog)
        let again = try XCStrings.read(formatted, file: "f").catalog
        #expect(again == catalog)
        #expect(XCStrings.format(again) == formatted)
        var edited = catalog
        edited["fuzz"] = Entry(comment: "fuzz")
        if let key = catalog.keys.first { edited[key]?.shouldTranslate = true }
        #expect(try XCStrings.read(XCStrings.write(edited), file: "f").catalog == edited)
      } catch {
        let place = try #require(error.diagnostic.location)
        #expect(place.line >= 1 && place.column >= 1)
        #expect(!error.diagnostic.message.contains { $0.isNewline })
      }
    }
  }

  private static let tokens: [[UInt8]] = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "\n", "<<<<<<<", "1e9", "null",
    "{}",
    "\"a\":1,", "\u{FEFF}", "é",
  ].map { Array($0.utf8) }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0..<20, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.removeLast(bytes.count - end)
    default:
      let token = tokens.randomElement(using: &random) ?? []
      bytes.insert(contentsOf: token, at: place)
    }
  }
}
