import PhrasebookModel
import Testing

@testable import PhrasebookAudit

/// Keys that no person writes cost no more than reading them.
struct LongKeyTests {
  /// Keys of megabytes are texts; a name is short.
  @Test(arguments: [(10, true), (400, true), (5_000, false)])
  func aNameInCodeIsShort(_ parts: Int, _ isSymbol: Bool) {
    let key = String(repeating: "settings.", count: parts) + "title"
    #expect(key.isSymbol == isSymbol)
  }

  @Test(arguments: [(10, 1), (1_000, 1), (10_000, 0)])
  func longKeysAreNotCompared(_ words: Int, _ count: Int) {
    let key = String(repeating: "Open a file ", count: words)
    var catalog = Catalog(sourceLanguage: "en")
    for ending in ["now", "now."] { catalog[key + ending] = Entry() }
    var settings = AuditSettings()
    settings.only = ["near-duplicate-key"]
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    #expect(Audit(settings: settings)([table]).findings.count == count)
  }

  /// A file may have thousands of patterns for keys.
  @Test func manyPatternsAreQuicklyHeldAgainstALongKey() {
    let key = String(repeating: "a", count: 2_000)
    let duration = ContinuousClock().measure {
      for number in 0..<500 { #expect(!Wildcard("*a*a*x\(number)*").matches(key)) }
    }
    #expect(duration < .seconds(3))
    #expect(Wildcard("*a*a*").matches(key) && Wildcard("*ab*ab*").matches("abab"))
    #expect(!Wildcard("*ab*ab*").matches("aab") && !Wildcard("a*a").matches("a"))
  }
}
