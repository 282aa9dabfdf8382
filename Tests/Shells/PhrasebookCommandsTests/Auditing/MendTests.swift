import PhrasebookModel
import Testing

@testable import PhrasebookCommands

struct MendTests {
  private func text(_ value: String, _ state: State = .translated) -> Localization {
    Localization(stringUnit: StringUnit(state, value))
  }

  private func catalog(_ localization: Localization, _ state: ExtractionState? = nil) -> Catalog {
    var catalog = Catalog(sourceLanguage: "en")
    catalog["k"] = Entry(
      extractionState: state, localizations: ["en": text("Source  ", .new), "fr": localization])
    return catalog
  }

  private func finding(
    _ id: String, _ value: String?, _ mend: Mend, _ variation: String? = nil,
    language: String = "fr"
  ) -> Finding {
    Finding(
      id: id, severity: .note, message: "", key: "k", language: language, variation: variation,
      value: value, mend: mend)
  }

  private func replace(_ range: Range<Int>, _ text: String) -> Mend {
    .replace([Mend.Replacement(range, with: text)])
  }

  @Test func severalChangesOfOneText() {
    var catalog = catalog(text("é  a..."))
    let value = "é  a..."
    let done = catalog.mend([
      finding("double-space", value, replace(2..<4, " ")),
      finding("ellipsis-dots", value, replace(5..<8, "…")),
      finding("overlapping", value, replace(3..<6, "x")),
      finding("of another text", "é", replace(0..<2, "x")),
    ])
    #expect(done.map(\.id) == ["double-space", "ellipsis-dots"])
    #expect(catalog["k"]?.localizations["fr"]?.stringUnit == StringUnit(.translated, "é a…"))
  }

  @Test func formsAndSubstitutions() {
    let plural = Variations([
      "plural": ["one": text("a  b"), "few": text("x"), "other": text("a  b")]
    ])
    var localization = Localization(
      stringUnit: StringUnit(.translated, "%#@n@"),
      substitutions: ["n": Substitution(variations: plural)])
    localization.variations = Variations(["device": ["ipad": Localization(variations: plural)]])
    var catalog = catalog(localization)
    let done = catalog.mend([
      finding("1", "a  b", replace(1..<3, " "), "substitutions.n.plural.one"),
      finding("2", nil, .removeForm, "substitutions.n.plural.few"),
      finding("3", nil, .removeForm, "device.ipad.plural.few"),
      finding("4", nil, .removeForm, "device.ipad"),
      finding("5", nil, .removeForm, "plural.few"),
      finding("6", "a  b", replace(1..<3, " "), "device.ipad.plural.other"),
    ])
    #expect(done.map(\.id) == ["1", "2", "3", "6"])
    let new = catalog["k"]?.localizations["fr"]
    let inner = new?.substitutions["n"]?.variations?.kinds["plural"]
    #expect(inner?.names == ["one", "other"])
    #expect(inner?["one"] == text("a b") && inner?["other"] == text("a  b"))
    let device = new?.variations?.kinds["device"]?["ipad"]?.variations?.kinds["plural"]
    #expect(device?.names == ["one", "other"] && device?["other"] == text("a b"))
  }

  @Test func phrases() {
    var catalog = catalog(Localization(stringSet: StringSet(.translated, ["a  b", "c"])))
    #expect(catalog.mend([finding("1", "a  b", replace(1..<3, " "))]).count == 1)
    #expect(catalog["k"]?.localizations["fr"]?.stringSet?.values == ["a b", "c"])
  }

  @Test func theCodesOwnTextIsLeftAlone() {
    var owned = catalog(text("x"), .extractedWithValue)
    let edge = finding("1", "Source  ", replace(6..<8, ""), language: "en")
    #expect(owned.mend([edge]).isEmpty)
    var manual = catalog(text("x"), .manual)
    #expect(manual.mend([edge]).count == 1)
  }

  @Test func rangesBeyondTheTextDoNothing() {
    var catalog = catalog(text("ab"))
    #expect(catalog.mend([finding("1", "ab", replace(1..<9, ""))]).isEmpty)
    var missing = finding("1", "ab", replace(0..<1, ""))
    missing.key = "other"
    #expect(catalog.mend([missing]).isEmpty)
  }
}
