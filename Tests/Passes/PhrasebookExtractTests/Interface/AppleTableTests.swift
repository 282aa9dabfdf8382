import Foundation
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookExtract

/// Apple's interfaces against the measured list of APIs: a literal at each key is found, or, where
/// a `String` overload wins, is not.
@Suite struct AppleTableTests {
  @Test func everyRowGivesItsKeysOrNothing() throws {
    let rows = try APIRow.all()
    #expect(rows.count > 700)
    let calls = rows.enumerated().compactMap { CallWriter($1, index: $0) }
    #expect(calls.count > rows.count * 9 / 10)
    let extraction = Extract.extraction(
      of: calls.map { (file: "Row\($0.index).swift", bytes: Array($0.source.utf8)) })
    let strings = extraction.strings.filter { !$0.isInactive }
    let found = Set(strings.map { CallWriter.Key(table: $0.table, key: $0.key) })
    let texts = Set(strings.map(\.key))
    for call in calls {
      for key in call.keys {
        if call.row.isLocalizable {
          #expect(found.contains(key), "\(key.key) is missing: \(call.source)")
        } else {
          #expect(!texts.contains(key.key), "\(key.key) is a String: \(call.source)")
        }
      }
    }
    #expect(!texts.contains("plain"), "text that is typed String was taken for a key")
    #expect(!texts.contains("comment") && !texts.contains("Table"))
  }

  @Test(.needsShared(MeasuredAPI.path))
  func theCommittedRowsAreThoseThatWereMeasured() throws {
    let text = try String(contentsOf: SDKFolder.url("localizable-apis.txt"), encoding: .utf8)
    let committed = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let measured = try MeasuredAPI.all().map(\.line)
    let missing = Set(measured).subtracting(committed).sorted()
    // Rows of APIs that are newer than the measured list are our own.
    let surplus = Set(committed).subtracting(measured).sorted().filter {
      APIRow($0[...])?.sdk.map { $0 > APIRow.newestSDK } != true
    }
    #expect(missing.isEmpty, "add to \(APIRow.file):\n\(missing.joined(separator: "\n"))")
    #expect(surplus.isEmpty, "remove from \(APIRow.file):\n\(surplus.joined(separator: "\n"))")
    let sorted = committed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(committed == sorted, "sort \(APIRow.file) by its bytes")
    // A row that was measured twice is in the list twice.
    let ours = Set(committed).subtracting(measured)
    #expect(committed.filter { !ours.contains($0) }.count == measured.count)
    #expect(measured.compactMap { APIRow($0[...])?.sdk }.max() == APIRow.newestSDK)
  }
}
