import PhrasebookGenerate
import PhrasebookModel
import Testing

@Suite("Arguments and source texts of accessors")
struct ArgumentTests {
  private static func unit(_ value: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }

  private static func plural(_ one: String, _ other: String) -> String {
    #""variations" : { "plural" : { "one" : \#(unit(one)), "other" : \#(unit(other)) } }"#
  }

  @Test
  func theLabelsOfTheSourceTextAreThoseOfTheFunctionNumberedByTheirFirstUse() throws {
    let text = try #require(
      try Drafts.generated(Drafts.entry("k", "%(count)lld of %(user_name)@ (%(count)lld)"))
        .files.first?.text)
    #expect(text.contains("func k(count: Int, userName: String) -> Phrase {"))
    #expect(
      text.contains(
        #"_phrase("k", "%(count)lld of %(user_name)@ (%(count)lld)", [_integer(count), _string(userName)])"#
      ))
  }

  @Test
  func substitutionsGiveLabelsAndASourceTextWithoutThem() throws {
    let strings = """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%@: %#@files@ in %#@dirs@" },
        "substitutions" : {
          "files" : { "argNum" : 2, "formatSpecifier" : "lld", \(Self.plural("one file", "%arg files")) },
          "dirs" : { "argNum" : 3, "formatSpecifier" : "u", \(Self.plural("%arg dir", "%arg dirs")) }
        } } } }
      """
    let text = try #require(try Drafts.generated(strings).files.first?.text)
    #expect(text.contains("func k(_ arg1: String, files: Int, dirs: UInt) -> Phrase {"))
    #expect(text.contains(#""%1$@: %2$lld files in %3$u dirs""#))
  }

  /// An entry whose text names the first of some substitutions, each with a text.
  private static func substitutions(_ text: String, _ texts: [(name: String, text: String)])
    -> String
  {
    let parts = texts.map { name, text in
      #""\#(name)" : { "argNum" : 1, "formatSpecifier" : "lld", \#(plural(text, text)) }"#
    }
    return """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "\(text)" },
        "substitutions" : { \(parts.joined(separator: ",")) } } } }
      """
  }

  @Test
  func aSubstitutionIsEmptyWithinItself() throws {
    let own = String(repeating: "%#@n@", count: 40)
    for texts in [[("n", "%arg \(own)")], [("n", "%arg %#@m@"), ("m", own)]] {
      let strings = Self.substitutions("a %#@n@", texts)
      let text = try #require(try Drafts.generated(strings).files.first?.text)
      #expect(text.contains("func k(n: Int) -> Phrase {"))
      #expect(text.contains(#""a %1$lld ""#))
    }
  }

  /// Ten times the length with each substitution.
  @Test
  func substitutionsThatMakeALongTextHaveNoAccessor() throws {
    let chain = (0..<9).map { ("s\($0)", String(repeating: "%#@s\($0 + 1)@", count: 10)) }
    let long = ("n", String(repeating: "%arg", count: 4_500))
    for strings in [
      Self.substitutions("%#@s0@", chain + [("s9", "%arg")]),
      Self.substitutions(String(repeating: "%#@n@", count: 5_000), [long]),
    ] {
      let generated = try Drafts.generated(strings)
      #expect(
        generated.diagnostics.map(\.message) == [
          "\"k\" has no accessor: its substitutions make a text that is too long"
        ])
    }
    let twice = Self.substitutions("%#@n@, %#@n@", [long])
    #expect(try Drafts.generated(twice).diagnostics.count == 1)
    let usual = Self.substitutions("%#@n@, %#@n@", [("n", "%arg files")])
    let text = try #require(try Drafts.generated(usual).files.first?.text)
    #expect(text.contains(#""%1$lld files, %1$lld files""#))
  }

  @Test
  func theFormsOfAPluralAreReadTogether() throws {
    let strings = """
      "k" : { "localizations" : { "en" : { \(Self.plural("One file for %2$@", "%1$lld files for %2$@")) } } }
      """
    let text = try #require(try Drafts.generated(strings).files.first?.text)
    #expect(text.contains("func k(_ arg1: Int, _ arg2: String) -> Phrase {"))
    #expect(text.contains(#""%1$lld files for %2$@""#))
  }

  @Test
  func whereTheSourceTextIsMissingATranslationTellsTheArguments() throws {
    let strings = #""k" : { "localizations" : { "de" : \#(Self.unit("%lld Stück")) } }"#
    let text = try #require(try Drafts.generated(strings).files.first?.text)
    #expect(text.contains("func k(_ arg1: Int) -> Phrase {"))
  }

  @Test
  func whatNoSwiftValueCanBeHasNoAccessorAndSaysSoWithItsPlace() throws {
    let generated = try Drafts.generated(Drafts.entry("k", "%s"))
    #expect(Drafts.declarations(generated).isEmpty)
    let diagnostic = try #require(generated.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.location?.file == "T.xcstrings")
    #expect(
      diagnostic.message
        == "\"k\" has no accessor: \"%s\" takes a type that Swift values do not have; use %@")
    let many = try Drafts.generated(Drafts.entry("k", "%99999999$@ %40$@"))
    #expect(
      many.diagnostics.map(\.message) == ["\"k\" has no accessor: it counts more than 32 arguments"]
    )
  }

  @Test
  func foundationsResourceGetsItsValuesInTheirOrder() throws {
    var options = GenerateOptions()
    options.resourceType = .localizedStringResource
    let strings = [
      Drafts.entry("a", "%lld%% of %@"), Drafts.entry("b", "%2$@ by %1$@"),
      Drafts.entry("c", "%.2f"),
    ].joined(separator: ",")
    let text = try #require(try Drafts.generated(strings, options: options).files.first?.text)
    #expect(text.contains(#"defaultValue: "\(arg1)% of \(arg2)""#))
    #expect(text.contains(#"defaultValue: "\(arg1) \(arg2)""#))
    #expect(text.contains(#"defaultValue: "\(arg1, specifier: "%.2f")""#))
  }
}
