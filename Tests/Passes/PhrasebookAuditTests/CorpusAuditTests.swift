import Foundation
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite("The public catalogs are audited without a crash, and every finding has a place")
struct CorpusAuditTests {
  @Test(.needsShared("corpus/catalogs"))
  func everyFindingHasItsPlace() throws {
    var counts: [String: Int] = [:]
    for file in PackageRoot.corpus {
      let bytes = [UInt8](try Data(contentsOf: file))
      let name = file.lastPathComponent
      guard bytes.count < 1_000_000, let reading = try? XCStrings.read(bytes, file: name) else {
        continue
      }
      let table = AuditedTable(reading.catalog, name: "Localizable", file: name)
      let findings = Audit()([table]).findings
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for finding in findings {
        counts[finding.id, default: 0] += 1
        guard let location = finding.location, location.line > 0, location.line <= lines.count
        else {
          Issue.record("\(name): \(finding.id) has no place")
          continue
        }
        #expect(location.file == name)
        if let value = finding.value, let range = finding.range {
          #expect(range.upperBound <= value.utf8.count, "\(name): \(finding.id)")
        }
      }
    }
    print(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
  }

  @Test
  func aHostileTextHasABoundedNumberOfFindings() {
    for piece in [
      "%", "%(", "<", "[", "^[", "${", "&", "http://", "a@b.", "«", "\u{301}", "的", "1,", "a ",
      "%@ 1", "a?", "Aa Aa ", "^[a](inflect: true)", "http://a.b/c ", "%1$@ %(n)lld ", "“„",
      "`a  b... ``", ":a:", "&a; ", "% @",
      "aа ", "b的 ", "a\u{AD}", "Ã©", "Ð", "\u{E0041}", "״", ") (", "1 € ", "e.g. 1 ",
    ] {
      var catalog = Catalog(sourceLanguage: "en")
      var entry = Entry()
      let text = String(repeating: piece, count: 20_000)
      entry.localizations["de"] = Localization(stringUnit: StringUnit(.translated, text))
      entry.localizations["en"] = Localization(
        stringUnit: StringUnit(.translated, String(text.dropLast(3)) + "x"))
      catalog["Open %@ “now”"] = entry
      let table = AuditedTable(catalog, name: "T", file: "T.xcstrings")
      let findings = Audit()([table]).findings
      #expect(findings.allSatisfy { !$0.message.isEmpty })
      // The number of findings in one text is limited, whatever it contains.
      let counts = Dictionary(grouping: findings.filter { $0.range != nil }, by: \.id)
      #expect(counts.values.allSatisfy { $0.count <= 200 })
    }
  }
}
