import Foundation
import PhrasebookModel
import Testing

@testable import PhrasebookExtract

/// Apple's interfaces against the measured list of APIs: a literal at each key is found, or, where
/// a `String` overload wins, is not.
@Suite struct AppleTableTests {
  @Test func everyRowGivesItsKeysOrNothing() throws {
    guard let rows = try APIRow.all() else {
      print("skipped: ../shared/data/apple-localizable-apis.json is not there")
      return
    }
    let calls = rows.enumerated().compactMap { CallWriter($1, index: $0) }
    #expect(calls.count > rows.count * 9 / 10)
    let extraction = Extract.extraction(
      of: calls.map { (file: "Row\($0.index).swift", bytes: Array($0.source.utf8)) })
    let found = Set(extraction.strings.map { CallWriter.Key(table: $0.table, key: $0.key) })
    let texts = Set(extraction.strings.map(\.key))
    for call in calls {
      for key in call.keys {
        if call.row.literalLocalizable {
          #expect(found.contains(key), "\(key.key) is missing: \(call.source)")
        } else {
          #expect(!texts.contains(key.key), "\(key.key) is a String: \(call.source)")
        }
      }
    }
    #expect(!texts.contains("plain"), "text that is typed String was taken for a key")
    #expect(!texts.contains("comment") && !texts.contains("Table"))
  }
}
