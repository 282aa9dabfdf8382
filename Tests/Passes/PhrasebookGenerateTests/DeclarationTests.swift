import PhrasebookGenerate
import PhrasebookModel
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@Suite("Declarations of generated files")
struct DeclarationTests {
  @Test(
    arguments: [
      #"lld") } static let pwned: Void = { print("x") }() static let d"#, "lld %d", "@\n@", "", "%",
      "q\u{0}d", "(x)d",
    ])
  func aSubstitutionWhoseFormatIsNotOneSpecifierHasNoAccessor(specifier: String) throws {
    var localization = Localization(StringUnit(.translated, "%#@n@"))
    localization.substitutions["n"] = Substitution(
      argNum: 1, formatSpecifier: specifier,
      variations: Variations(["plural": ["other": Localization(StringUnit(.translated, "%arg"))]]))
    var catalog = Catalog(sourceLanguage: "en")
    catalog["key"] = Entry()
    catalog["key"]?.localizations["en"] = localization
    for type in GenerateOptions.ResourceType.allCases {
      var options = GenerateOptions()
      options.resourceType = type
      let generated = Generate(options: options)([NamedCatalog(name: "T", catalog: catalog)])
      #expect(generated.files.flatMap(\.declarations).isEmpty)
      #expect(generated.diagnostics.map(\.severity) == [.warning])
      for file in generated.files {
        #expect(ParsedFile(file.text).declarations.isEmpty)
      }
    }
  }

  @Test
  func theSpecifierOfASubstitutionMayHaveAPercentSignAndAPosition() throws {
    for specifier in ["lld", "%lld", "%2$lld"] {
      #expect(try Self.function(specifier).contains("func k(n: Int) -> Phrase {"))
    }
    #expect(try Self.function(".1f").contains(#""%1$.1f""#))
  }

  private static func function(_ specifier: String) throws -> String {
    let strings = """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
        "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "\(specifier)",
          "variations" : { "plural" : { "other" : {
            "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } } } } } }
      """
    return try Drafts.generated(strings).files.map(\.text).joined()
  }

  @Test
  func parametersOfOneFunctionHaveDifferentNames() throws {
    let names = Drafts.declarations(try Drafts.generated(Drafts.entry("k", "%(arg2)@ %2$@")))
    #expect(names == ["func k(arg2: String, _ arg2_: String)"])
  }

  @Test
  func anAliasHasNoNameThatATypeOrAnAccessorHas() throws {
    var options = GenerateOptions()
    options.renamings = [
      GenerateOptions.Renaming(old: "設定", new: "a"), GenerateOptions.Renaming(old: "b.c", new: "a"),
      GenerateOptions.Renaming(old: "題.目", new: "a"),
    ]
    let generated = try Drafts.generated(#""a" : { }, "設定.題" : { }, "題" : { }"#, options: options)
    #expect(generated.diagnostics.count == 2)
    #expect(
      generated.files.flatMap(\.declarations).filter { $0.hasPrefix("Phrase.") }.sorted() == [
        "Phrase.B", "Phrase.B.c", "Phrase.a", "Phrase.設定", "Phrase.設定.題", "Phrase.題",
      ])
  }

  @Test(arguments: 0..<60)
  func ofAnyCatalogAreExactlyItsAccessors(seed: UInt64) throws {
    var draft = HostileCatalog(seed: seed)
    let tables = draft.tables()
    let keys = Set(tables.flatMap { $0.catalog.keys.map { Array($0.utf8) } })
    let generate = Generate(options: draft.options(for: tables))
    for generated in [generate(tables), generate.files(tables)] {
      var all: [String] = []
      for file in generated.files {
        let parsed = ParsedFile(file.text)
        #expect(!parsed.hasErrors, "\(file.text)")
        #expect(parsed.declarations.sorted() == file.declarations.sorted(), "\(file.text)")
        #expect(parsed.imports.isSubset(of: ["Phrasebook", "Foundation"]))
        #expect(parsed.keys.allSatisfy { keys.contains(Array($0.utf8)) })
        #expect(parsed.strayStatements.isEmpty)
        all += file.declarations
      }
      #expect(Set(all).count == all.count)
      #expect(all.count > 0 || generated.files.allSatisfy { $0.text.contains("// No key has") })
    }
  }
}
