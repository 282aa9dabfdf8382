import PhrasebookGenerate
import PhrasebookModel
import Testing

@testable import PhrasebookWorkspace

@Suite("The uses of generated symbols in code")
struct SymbolReaderTests {
  private let symbols: CatalogSymbols

  init() {
    var catalog = Catalog(sourceLanguage: "en")
    for key in ["home.title", "Save", "%lld parcels", "%(count)lld days"] {
      catalog[key] = Entry(extractionState: .manual)
    }
    catalog["hidden.key"] = Entry(extractionState: .manual, generatesSymbol: false)
    catalog["found.key"] = Entry()
    symbols = CatalogSymbols(
      of: NamedCatalog(name: "Localizable", catalog: catalog), styles: SymbolStyle.allCases)
  }

  private func uses(_ code: String) -> [SymbolUse] {
    SymbolReader(symbols, in: Array(code.utf8), of: "A.swift").uses()
  }

  @Test(arguments: [
    "Text(.homeTitle)", "String(localized: .homeTitle)", "LocalizedStringResource.homeTitle",
    "let a: LocalizedStringResource = .homeTitle",
    "let a: [LocalizedStringResource] = [.homeTitle]",
    "func a(b: LocalizedStringResource = .homeTitle) {}", "Button(.homeTitle) {}",
    "var a: LocalizedStringResource { switch b { case .c: .homeTitle } }",
    "func a() -> LocalizedStringResource? { if b { return .homeTitle } }",
    "let a: LocalizedStringResource = if b { .c } else { .homeTitle }",
    "Text(b ? .homeTitle : .c)", "Text(.homeTitle).bold()", "Text(Phrase.Home.title)",
    "Text(`homeTitle`, \"\\(String(localized: .homeTitle))\")", "Text(.`homeTitle`)",
  ])
  func certainUsesAreFound(code: String) throws {
    let use = try #require(uses(code).first, "\(code)")
    #expect(use.symbol.key == "home.title" && use.confidence == .certain, "\(code)")
  }

  @Test func functionsHaveTheirLabels() {
    #expect(uses("Text(.parcels(3))").map(\.symbol.key) == ["%lld parcels"])
    #expect(uses("Text(.days(count: f(1, 2)))").map(\.symbol.key) == ["%(count)lld days"])
    for code in ["Text(.parcels)", "Text(.days(3))", "Text(.parcels(3, 4))", "Text(.homeTitle(1))"]
    {
      #expect(uses(code).isEmpty, "\(code)")
    }
  }

  @Test(arguments: [
    "Row(title: .homeTitle)", "show(.homeTitle)", "a.title(.homeTitle)",
    "Row(b, title: .homeTitle)",
  ])
  func argumentsOfOtherCallsAreLikely(code: String) {
    #expect(uses(code).map(\.confidence) == [.likely], "\(code)")
  }

  @Test(arguments: [
    "let a = b ?? .homeTitle", "let a = [.homeTitle]", "a = .homeTitle",
    "a.map { _ in .homeTitle }",
    "Row(.save)",
  ])
  func otherValuesArePossible(code: String) {
    #expect(uses(code).map(\.confidence) == [.possible], "\(code)")
  }

  @Test(arguments: [
    "switch a { case .homeTitle: b }", "switch a { case .b, .homeTitle: c }",
    "if case .homeTitle = a {}", "a == .homeTitle", "a != .homeTitle", "a.homeTitle",
    "a?.homeTitle",
    "f().homeTitle", "\\.homeTitle", "let a: Screen = .homeTitle", "var a: Screen { .homeTitle }",
    "Image(.homeTitle)", "Screen.homeTitle", "a.font(.save)", "// .homeTitle", "\".homeTitle\"",
    "Text(.hiddenKey)", "Text(.foundKey)", "switch a { case .b(.homeTitle): c }",
  ])
  func membersOfOtherTypesAreNone(code: String) {
    #expect(uses(code).isEmpty, "\(code)")
  }

  @Test func declarationsOfTheSameNameAreFound() {
    for code in [
      "enum A { case homeTitle }", "enum A { case b, homeTitle }", "static let homeTitle",
    ] {
      let reader = SymbolReader(symbols, in: Array(code.utf8), of: "A.swift")
      #expect(reader.declared() == ["homeTitle"], "\(code)")
    }
    let other = SymbolReader(symbols, in: Array("Text(.homeTitle)".utf8), of: "A.swift")
    #expect(other.declared().isEmpty)
  }
}
