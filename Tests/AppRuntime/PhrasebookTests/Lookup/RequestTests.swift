import Foundation
import Phrasebook
import Testing

@Suite("The reader of a request")
struct RequestTests {
  private func reader(
    _ header: String?, supported: [String]? = nil
  ) throws -> Localizer {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld hits": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%lld Treffer"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "%lld筆"}}}}}}
      """
    let table = ["Localizable": try StringTable.read(xcstrings: Array(catalog.utf8))]
    var localizer = Localizer(acceptLanguage: header, tables: .tables(table))
    localizer.supportedLanguages = supported
    return localizer
  }

  @Test(
    "is given what the header asks for",
    arguments: [
      ("de", "1.000 Treffer"), ("de-CH;q=0.9, fr", "1’000 Treffer"), ("zh-TW", "1,000筆"),
      ("fr, *;q=0.5", "1,000 hits"), ("", "1,000 hits"), ("de;q=0", "1,000 hits"),
      ("en, de", "1,000 hits"), ("x;;q=,de", "1.000 Treffer"),
    ])
  func header(_ header: String, _ text: String) throws {
    #expect(try reader(header).text("\(1000) hits") == text)
  }

  @Test("without a header, or with one that is hostile, is given the source")
  func none() throws {
    #expect(try reader(nil).text("\(1) hits") == "1 hits")
    #expect(try reader(String(repeating: "a-", count: 100_000)).text("\(1) hits") == "1 hits")
    #expect(try reader("\u{0}\u{FFFF},,;;==**").text("\(1) hits") == "1 hits")
  }

  @Test("is told which language it is given")
  func language() throws {
    #expect(try reader("zh-HK").language() == "zh-Hant")
    #expect(try reader("sv").language() == "en")
    #expect(try reader("de", supported: ["en", "zh-Hant"]).language() == "en")
    #expect(Localizer(acceptLanguage: "de", tables: .tables([:])).language() == nil)
  }

  @Test("has a setting of its own that goes before the header")
  func setting() throws {
    var reader = try reader("de")
    reader.languages = ["zh-Hant"]
    #expect(reader.text("\(1) hits") == "1筆")
    #expect(reader.preferredLanguages == ["zh-Hant"])
  }
}
