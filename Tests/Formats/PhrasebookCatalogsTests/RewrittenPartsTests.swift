import PhrasebookCatalogs
import PhrasebookModel
import Testing

/// The parts that a changed catalog is written in.
struct RewrittenPartsTests {
  private static let count = 4_000

  /// A catalog in Xcode's style, some hundred kilobytes.
  private static func catalog(_ value: (Int) -> String?) -> String {
    let entries = (0..<count).compactMap { number -> String? in
      guard let value = value(number) else { return nil }
      return """
            "Key \(10_000 + number)" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(value)"
                  }
                }
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  private static let text = catalog { "Text \($0)" }

  /// Writes an edited catalog, and counts the bytes that are not those of the file in place.
  private func write(_ edit: (inout Catalog) -> Void) throws -> (text: String, copied: Int) {
    let bytes = Array(Self.text.utf8)
    var catalog = try XCStrings.read(bytes, file: "T.xcstrings").catalog
    edit(&catalog)
    let parts = XCStrings.parts(of: catalog)
    let copied = bytes.withUnsafeBytes { file in
      parts.filter { part in
        part.withUnsafeBytes { part in
          guard let start = part.baseAddress, let first = file.baseAddress else { return true }
          return start < first || start >= first + file.count
        }
      }.reduce(0) { $0 + $1.count }
    }
    return (String(decoding: parts.joined(), as: UTF8.self), copied)
  }

  private func key(_ number: Int) -> String { "Key \(10_000 + number)" }

  private static let changed = Localization(StringUnit(.translated, "Changed"))

  @Test("a change in the middle of a large file copies little of it")
  func change() throws {
    let written = try write { $0[key(2_000)]?.localizations["de"] = Self.changed }
    #expect(written.text == Self.catalog { $0 == 2_000 ? "Changed" : "Text \($0)" })
    #expect(written.copied < 4_096)
  }

  @Test("changed, removed and added entries far from each other leave the rest in place")
  func several() throws {
    let last = Self.count - 1
    let written = try write { catalog in
      catalog[key(0)]?.localizations["de"] = Self.changed
      catalog[key(1_500)] = nil
      catalog[key(1_501)] = nil
      catalog[key(2_500)]?.localizations["de"] = Self.changed
      catalog[key(2_501)]?.localizations["de"] = Self.changed
      catalog[key(last)] = nil
    }
    #expect(
      written.text
        == Self.catalog { number in
          switch number {
          case 0, 2_500, 2_501: "Changed"
          case 1_500, 1_501, last: nil
          default: "Text \(number)"
          }
        })
    #expect(written.copied < 8_192)
  }

  @Test("a new entry among entries that stay")
  func addition() throws {
    let written = try write { catalog in
      var entry = Entry()
      entry.localizations["de"] = Self.changed
      catalog["Key 12000a"] = entry
    }
    #expect(written.copied < 4_096)
    let again = try XCStrings.read(Array(written.text.utf8), file: "T.xcstrings").catalog
    #expect(again.count == Self.count + 1)
    #expect(again["Key 12000a"]?.localizations["de"] == Self.changed)
    #expect(written.text.contains("\"Key 12000\" :"))
  }
}
