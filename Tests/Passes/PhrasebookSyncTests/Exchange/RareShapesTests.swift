import PhrasebookFormats
import PhrasebookModel
import Testing

/// Shapes that few catalogs have, through every format and home again.
@Suite("Export and import: rare shapes")
struct RareShapesTests {
  private func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
  }

  private func check(
    _ key: String, _ localization: String, comment: String? = nil, movesForms: Bool = false
  ) throws {
    let comment = comment.map { "\"comment\": \"\($0)\", " } ?? ""
    let text = """
      {"sourceLanguage": "en", "strings": {"\(key)": {\(comment)"localizations": \
      {"fr": \(localization)}}}, "version": "1.0"}
      """
    let bytes = Array(text.utf8)
    let catalog = try XCStrings.read(bytes, file: "L.xcstrings").catalog
    for format in allExchangeFormats {
      let trip = try RoundTrip(catalog, bytes, "fr", format)
      if movesForms, format.name == StringsFormat.name {
        // It is imported as another shape, which the catalog does not take beside its own.
        #expect(trip.losses.count { $0.part == .form } == 5)
        continue
      }
      #expect(trip.faults == [], "\(format.name)")
    }
  }

  @Test(arguments: ["%@ (%arg)", "%arg of %@", "%@ %arg %lld", "%arg", "%1$@ (%arg)"])
  func pluralsByDevice(_ text: String) throws {
    let plural = "{\"plural\": {\"one\": \(unit("a")), \"other\": \(unit(text))}}"
    try check(
      "%@ (%lld)",
      """
      {"variations": {"device": {"mac": {"variations": \(plural)}, "other": {"variations": \(plural)}}}}
      """)
    try check("%@ (%lld)", "{\"variations\": \(plural)}")
  }

  @Test func devicesWithinAPart() throws {
    let plural = "{\"plural\": {\"one\": \(unit("%arg a")), \"other\": \(unit("%arg b"))}}"
    try check(
      "%lld c",
      """
      {"stringUnit": {"state": "translated", "value": "%#@n@ c"}, "substitutions": {"n": \
      {"argNum": 1, "formatSpecifier": "lld", "variations": {"device": \
      {"mac": {"variations": \(plural)}, "other": {"variations": \(plural)}}}}}}
      """, movesForms: true)
  }

  @Test(arguments: [
    "%(n)lld of %@", "%@ of %(n)lld", "%(name)@", "%(name)@ and %(n)lld", "%(n).1f", "%(a_b)lld x",
    "%@ of %(n)lld of %lld",
  ])
  func namedSpecifiersAreImportedAgain(_ text: String) throws {
    try check(text, unit(text))
    try check("key", unit(text))
  }

  @Test(arguments: ["a\\rb", "a\\r\\nb\\nc", "a\\n\u{2028}b", "a*/\u{301}b", "a--\u{301}b", "---"])
  func rareCommentsAreImportedAgain(_ comment: String) throws {
    try check("a", unit("b"), comment: comment)
  }

  @Test(arguments: ["%@ের বাড়ি", "%lld\u{FE0F}\u{20E3}", "{{a}}\u{301}", "%%\u{301} %@"])
  func joinedSignsAreImportedAgain(_ text: String) throws { try check(text, unit(text)) }
}
