import PhrasebookGenerate
import PhrasebookModel
import Testing

@Suite("Names of accessors")
struct NameTests {
  @Test(arguments: [
    ("title", "var title"), ("Title", "var title"), ("SETTINGS_TITLE", "var settingsTitle"),
    ("Open URL", "var openURL"), ("URLSession", "var urlSession"), ("iPhone", "var iPhone"),
    ("You're here", "var youreHere"), ("switch", "var `switch`"), ("self", "var self_"),
    ("init", "var init_"), ("Type", "var type"), ("", "var empty"), (" ", "var space"),
    ("404", "var _404"), ("1.5", "var _1_5"), ("→", "var rightwardsArrow"),
    ("👍", "var thumbsUpSign"), ("設定", "var 設定"), ("Loading...", "var loading"),
    ("Über uns", "var überUns"), ("%@", "func string(_ arg1: String)"),
    ("%lld files", "func files(_ arg1: Int)"), ("50% discount", "var _50Discount"),
    ("%llu of %.1f", "func of(_ arg1: UInt, _ arg2: Double)"),
    ("%2$@ %1$lld", "func stringNumber(_ arg1: Int, _ arg2: String)"),
    ("%c", "func number(_ arg1: Unicode.Scalar)"),
    ("%*d", "func number(_ arg1: Int, _ arg2: Int)"),
    ("hello%(name)@", "func hello(name: String)"),
    ("%(in)@ %(in)@", "func inIn(`in`: String)"),
    ("%(init)lld", "func init_(init arg1: Int)"),
    ("%(self)@ %(self)@", "func selfSelf(self arg1: String)"),
    ("verbatim", "var verbatim_"), ("a-b_c/d", "var aBCD"),
  ])
  func aKeyGivesANameThatSwiftTakes(key: String, expected: String) throws {
    let generated = try Drafts.generated(#""\#(key)" : { }"#)
    let declarations = Drafts.declarations(generated)
    #expect(declarations.count == 1)
    #expect(declarations.first == expected)
  }

  @Test
  func symbolicKeysAreNestedOrNot() throws {
    let strings = #""cart.title" : { }, "cart.items.one.more" : { }, "Wait. Go" : { }"#
    #expect(
      Drafts.declarations(try Drafts.generated(strings)) == [
        "var waitGo", "enum Cart", "var title", "enum Items", "enum One", "var more",
      ])
    var options = GenerateOptions()
    options.shape = .flat
    #expect(
      Drafts.declarations(try Drafts.generated(strings, options: options)) == [
        "var waitGo", "var cartItemsOneMore", "var cartTitle",
      ])
  }

  @Test
  func aTableIsATypeOneWithANameThatIsTakenGetsAnother() throws {
    #expect(
      Drafts.declarations(try Drafts.generated(#""a" : { }"#, table: "Error texts"))
        == ["enum ErrorTexts", "var a"])
    #expect(
      Drafts.declarations(try Drafts.generated(#""String.a" : { }"#)) == ["enum String_", "var a"])
  }

  @Test
  func twoKeysWithOneNameBothGetAMarkWhateverTheirOrderAndAThirdChangesNone() throws {
    let two = try Drafts.generated(#""Cancel" : { }, "cancel" : { }"#)
    let names = Drafts.declarations(two)
    #expect(names.count == 2 && names.allSatisfy { $0.hasPrefix("var cancel_") })
    #expect(
      two.diagnostics.map(\.message)
        == [
          "\"Cancel\", \"cancel\" get the same name; they are called "
            + names.map { String($0.dropFirst(4)) }.joined(separator: ", ")
        ])
    let turned = try Drafts.generated(#""cancel" : { }, "Cancel" : { }"#)
    #expect(turned.files.map(\.text) == two.files.map(\.text))
    let three = try Drafts.generated(#""CANCEL" : { }, "cancel" : { }, "Cancel" : { }"#)
    #expect(Set(Drafts.declarations(three)).isSuperset(of: names))
  }

  @Test(arguments: [("Error Texts", "ErrorTexts"), ("Errors", "errors")])
  func oneKeyInTwoTablesWhoseTypesHaveOneNameIsToldApartByTheTables(first: String, second: String)
    throws
  {
    let catalog = try Drafts.catalog(#""x" : { }, "y.z" : { }, "X" : { }"#)
    let given = [first, second].map { NamedCatalog(name: $0, catalog: catalog) }
    for generated in [Generate()(given), Generate().files(given)] {
      let names = Drafts.declarations(generated).filter { $0.hasPrefix("var ") }
      #expect(names.count == 6 && Set(names).count == 6, "\(names)")
    }
    // A key that the other table does not have keeps the mark of the key.
    let alone = try Drafts.catalog(#""x" : { }, "X" : { }"#)
    let two = Drafts.declarations(Generate()([NamedCatalog(name: first, catalog: alone)]))
    let more = Drafts.declarations(
      Generate()([
        NamedCatalog(name: first, catalog: alone),
        NamedCatalog(name: second, catalog: try Drafts.catalog(#""x" : { }"#)),
      ]))
    #expect(two.filter { more.contains($0) && $0.hasPrefix("var ") }.count == 1)
  }

  @Test
  func functionsMayShareANameWhereTheirLabelsDiffer() throws {
    let names = Drafts.declarations(
      try Drafts.generated(#""files" : { }, "%lld files" : { }, "%(n)lld files" : { }"#))
    #expect(names == ["func files(n: Int)", "func files(_ arg1: Int)", "var files"])
  }

  @Test
  func aScriptWithoutCapitalsHasNoTypesAndMembersOfOneName() throws {
    let names = Drafts.declarations(try Drafts.generated(#""設定" : { }, "設定.題" : { }"#))
    #expect(names.contains("enum 設定") && !names.contains("var 設定"))
  }
}
