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

  @Test(arguments: [(10, true), (40_000, false)])
  func longSourceTextsAreNotCompared(_ count: Int, _ isCompared: Bool) {
    let source = String(repeating: "Schlie\u{DF}en ", count: count)
    var catalog = Catalog(sourceLanguage: "de")
    for (key, text) in [("a", "Close"), ("b", "Shut")] {
      var entry = Entry()
      entry.localizations["de"] = Localization(stringUnit: StringUnit(.translated, source))
      entry.localizations["en"] = Localization(stringUnit: StringUnit(.translated, text))
      catalog[key] = entry
    }
    var settings = AuditSettings()
    settings.only = ["divergent-translation"]
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    #expect(Audit(settings: settings)([table]).findings.isEmpty != isCompared)
  }

  /// A long text of letters with separate accents has one replacement, and not millions.
  @Test(arguments: [(10, 20), (40_000, 1)])
  func accentsAreComposedTogether(_ count: Int, _ replacements: Int) throws {
    let text = String(repeating: "ae\u{301} o\u{308}\u{E9}", count: count)
    var entry = Entry()
    entry.localizations["fr"] = Localization(stringUnit: StringUnit(.translated, text))
    var catalog = Catalog(sourceLanguage: "en")
    catalog["Open"] = entry
    var settings = AuditSettings()
    settings.only = ["not-nfc"]
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    let findings = Audit(settings: settings)([table]).findings
    #expect(findings.map(\.range) == [1..<4])
    guard case .replace(let parts)? = findings.first?.fix else {
      Issue.record("no fix")
      return
    }
    #expect(parts.count == replacements)
    var bytes = Array(text.utf8)
    for part in parts.reversed() { bytes.replaceSubrange(part.range, with: part.text.utf8) }
    let composed = String(repeating: "a\u{E9} \u{F6}\u{E9}", count: count)
    #expect(bytes == Array(composed.utf8))
  }

  @Test func keysOfPercentSignsAreRead() {
    let key = String(repeating: "%", count: 200_000)
    #expect(FormatPlaceholder.all(in: Array(key.utf8), atMost: 512).count == 512)
    #expect(FormatString(key).pieces == [.text(key)])
    #expect(SymbolName(key).name.isEmpty)
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
