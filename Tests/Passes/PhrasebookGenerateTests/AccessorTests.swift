import Foundation
import PhrasebookGenerate
import PhrasebookModel
import Testing

@Suite("What accessors say, and which keys have one")
struct AccessorTests {
  @Test
  func theCommentAndEveryLanguagesTextStandAboveAnAccessorWithNothingHiddenInThem() throws {
    let strings = #"""
      "k" : { "comment" : "First line\nsecond \u202e*/ line", "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "A\nB" } },
        "de" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klick" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tipp" } } } } } } }
      """#
    let text = try #require(try Drafts.generated(strings).files.first?.text)
    #expect(
      text.contains(
        """
        extension Phrase {
          /// First line
          /// second */ line
          ///
          /// Key: k
          ///
          /// - en: A ⏎ B
          /// - de, device.mac: Klick
          /// - de, device.other: Tipp
          static var k: Phrase {
            _phrase("k", "A\\nB")
          }
        }

        """))
  }

  @Test
  func aLiteralHoldsAnyText() throws {
    let strings = Drafts.entry(#"\"\\(x)\u0000\u202E"#, #"\\(y)\r"#)
    let text = try #require(try Drafts.generated(strings).files.first?.text)
    #expect(text.contains(#"_phrase("\"\\(x)\u{0}\u{202e}", "\\(y)\r")"#))
  }

  @Test
  func manualKeysOnlyAsXcodeDoesUnlessTheCatalogSaysOtherwise() throws {
    let strings = [
      Drafts.entry("auto", "A"), Drafts.entry("own", "B", #""extractionState" : "manual","#),
      Drafts.entry("never", "C", #""extractionState" : "manual", "generatesSymbol" : false,"#),
      Drafts.entry("always", "D", #""generatesSymbol" : true,"#),
    ].joined(separator: ",")
    var options = GenerateOptions()
    #expect(
      Drafts.declarations(try Drafts.generated(strings, options: options))
        == ["var always", "var auto", "var own"])
    options.includedKeys = .manual
    #expect(
      Drafts.declarations(try Drafts.generated(strings, options: options))
        == ["var always", "var own"])
  }

  @Test
  func aRenamedKeyLeavesItsOldAccessorWhichSaysSo() throws {
    var options = GenerateOptions()
    options.access = .public
    options.renamings = [
      GenerateOptions.Renaming(old: "cart.count", new: "basket.count"),
      GenerateOptions.Renaming(old: "basket.count", new: "basket.count"),
      GenerateOptions.Renaming(old: "x", new: "gone"),
    ]
    let generated = try Drafts.generated(
      Drafts.entry("basket.count", "%(n)lld things"), options: options)
    #expect(
      generated.files.first?.text.hasSuffix(
        """
          public enum Cart {
            /// Its key is now "basket.count".
            @available(*, deprecated, renamed: "Phrase.Basket.count(n:)")
            public static func count(n: Int) -> Phrase { Phrase.Basket.count(n: n) }
          }
        }

        """) == true)
  }

  @Test
  func aRenamingThatComesToNothingIsSaid() throws {
    var options = GenerateOptions()
    options.includedKeys = .manual
    options.renamings = [
      GenerateOptions.Renaming(old: "a", new: "gone"),
      GenerateOptions.Renaming(table: "Errors", old: "b", new: "cart.title"),
      GenerateOptions.Renaming(old: "c", new: "extracted"),
      GenerateOptions.Renaming(old: "other", new: "cart.title"),
      GenerateOptions.Renaming(old: "cart_title", new: "cart.title"),
      GenerateOptions.Renaming(old: "cart title", new: "cart.title"),
    ]
    var quiet = GenerateOptions.Renaming(table: "Errors", old: "d", new: "e")
    quiet.mayBeElsewhere = true
    options.renamings.append(quiet)
    let manual = #""extractionState" : "manual""#
    let generated = try Drafts.generated(
      #""cart.title" : { \#(manual) }, "other" : { \#(manual) }, "extracted" : { }"#,
      options: options)
    #expect(generated.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(
      generated.diagnostics.map(\.message) == [
        "the renamed key \"a\" has no accessor: the table Localizable has no key \"gone\"",
        "the renamed key \"b\" has no accessor: unknown table Errors",
        "the renamed key \"c\" has no accessor, because \"extracted\" has none",
        "the renamed key \"cart_title\" has no accessor: cartTitle is another's name",
        "the renamed key \"other\" has no accessor: other is another's name",
      ])
  }

  @Test
  func applesResourceFindsItsBundleInAPackageAndInAnApp() throws {
    var options = GenerateOptions()
    options.resourceType = .localizedStringResource
    func text() throws -> String {
      try Drafts.generated(#""a" : { }"#, options: options).files.map(\.text).joined()
    }
    let automatic = try text()
    #expect(automatic.contains("#if SWIFT_PACKAGE\n    return .atURL(Bundle.module.bundleURL)\n"))
    #expect(automatic.contains("#else\n    return .main\n"))
    options.bundle = .module
    #expect(try text().contains("{ .atURL(Bundle.module.bundleURL) }"))
    #expect(try !text().contains("SWIFT_PACKAGE"))
  }

  @Test
  func tablesThatShareATypeDeclareItOnce() throws {
    let first = try Drafts.catalog(#""errors.a" : { }"#)
    let second = try Drafts.catalog(#""b" : { }"#)
    let given = [
      NamedCatalog(name: "Errors", catalog: second),
      NamedCatalog(name: "Localizable", catalog: first),
      NamedCatalog(name: "InfoPlist", catalog: second, role: .infoPlist),
    ]
    let files = Generate().files(given).files
    #expect(files.map(\.table) == ["Localizable", "Errors", "InfoPlist"])
    #expect(files[0].text.contains("  enum Errors {\n"))
    #expect(files[1].text.contains("\nextension Phrase.Errors {\n"))
    #expect(!files[2].text.contains("static var"))
    #expect(Generate().files(given.reversed()).files.map(\.text) == files.map(\.text))
  }

  @Test(arguments: [0, 1, 71, 500])
  func aTableGoesIntoTheBinaryAsTextThatGivesItsBytesBack(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let text = EmbeddedTable.text(of: bytes)
    let parts = text.split(separator: "\"\"\"", omittingEmptySubsequences: false)
    let digits = parts[1].filter { !$0.isWhitespace && $0 != "\\" }
    #expect(try #require(Data(base64Encoded: String(digits))) == Data(bytes))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
