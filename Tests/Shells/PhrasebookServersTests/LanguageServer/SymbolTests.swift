import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("Language server: the symbols that Xcode generates for keys")
struct SymbolTests {
  private static let viewPath = "Sources/Shop/HomeView.swift"
  private static let catalogPath = "Sources/Shop/Resources/Localizable.xcstrings"
  private static let settingsPath = "Sources/Shop/Resources/Settings.xcstrings"

  private static let view = MarkedText(
    """
    import SwiftUI

    enum Screen { case home, homeTitle }

    struct HomeView: View {
      let screen: Screen
      let name = LocalizedStringResource.home①Title
      var text: LocalizedStringResource { screen == .homeTitle ? .homeTitle : .homeTitle }
      var body: some View {
        switch screen {
        case .home: Text(.homeT②itle)
        case .home③Title: Text(.itemsInCart④(3))
        }
        Text(String(localized: .Settings.la⑤nguage))
        Row(.homeTitle)
        Row(.homeHidden)
        let key = "home.title"
      }
    }

    """)

  private static let catalog = MarkedText(
    #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "home.h①idden" : {
          "extractionState" : "manual",
          "generatesSymbol" : false
        },
        "home.ti②tle" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Home"
              }
            }
          }
        },
        "items in cart %lld" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.0"
    }
    """#)

  private static let settings = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "language" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.0"
    }
    """

  private let client: LanguageClient

  init() throws {
    client = try LanguageClient(
      [
        "Package.swift": ShopProject.files["Package.swift"] ?? "",
        Self.viewPath: Self.view.text, Self.catalogPath: Self.catalog.text,
        Self.settingsPath: Self.settings,
      ],
      capabilities: """
        {"general":{"positionEncodings":["utf-8"]},
        "textDocument":{"hover":{"contentFormat":["markdown"]}},
        "workspace":{"workspaceEdit":{"documentChanges":true}}}
        """)
    try client.open(Self.viewPath)
    try client.open(Self.catalogPath)
  }

  private func place(_ mark: Int, _ text: MarkedText = SymbolTests.view) throws -> MarkedText.Place
  {
    try #require(text.places[mark])
  }

  private func hover(_ mark: Int) throws -> String? {
    try client.request("textDocument/hover", in: Self.viewPath, at: place(mark))["contents"]?[
      "value"]?.string
  }

  @Test("hover over a symbol has the strings of its key; over a case of an enum nothing")
  func hoverOverSymbols() throws {
    for mark in [1, 2] {
      #expect(try hover(mark)?.contains("**home\\.title** · Localizable") == true, "\(mark)")
    }
    #expect(try hover(3) == nil)
    #expect(try hover(4)?.contains("items in cart") == true)
    #expect(try hover(5)?.contains("**language** · Settings") == true)
  }

  @Test("the definition of a symbol is the entry of its key")
  func definitionOfSymbols() throws {
    for (mark, path) in [(2, Self.catalogPath), (5, Self.settingsPath)] {
      let entries = try client.request(
        "textDocument/definition", in: Self.viewPath, at: place(mark))
      #expect(entries.elements?.map { $0["uri"]?.string } == [client.uri(path)])
    }
  }

  @Test("references of a key are its symbols, also one that is not certain")
  func referencesOfKeys() throws {
    let uses = try client.request(
      "textDocument/references", in: Self.catalogPath, at: place(2, Self.catalog),
      #","context":{"includeDeclaration":false}"#)
    let lines = uses.elements?.compactMap { $0["range"]?["start"]?["line"]?.integer }
    #expect(lines == [6, 7, 7, 10, 14])
    let hidden = try client.request(
      "textDocument/references", in: Self.catalogPath, at: place(1, Self.catalog),
      #","context":{"includeDeclaration":false}"#)
    #expect(hidden.elements?.isEmpty == true)
  }

  @Test("lenses of a catalog count symbols")
  func lensesOfKeys() throws {
    let lenses = try client.request(
      "textDocument/codeLens",
      #"{"textDocument":{"uri":"\#(client.uri(Self.catalogPath))"}}"#)
    let titles = lenses.elements?.compactMap { $0["command"]?["title"]?.string }
    // The plural is of the catalogs, which only the command has.
    let counts = titles?.dropFirst().compactMap { $0.split(separator: " ").first }
    #expect(counts == ["no", "5", "1"])
  }

  @Test("a rename changes symbols, and neither cases of enums nor what is not certain")
  func renameOfSymbols() throws {
    let edit = try client.request(
      "textDocument/rename", in: Self.viewPath, at: place(2), #","newName":"home.heading""#)
    let code = try client.applying(edit, to: Self.viewPath, Self.view.text)
    let expected = Self.view.text
      .replacing("Resource.homeTitle", with: "Resource.homeHeading")
      .replacing("? .homeTitle : .homeTitle", with: "? .homeHeading : .homeHeading")
      .replacing("Text(.homeTitle)", with: "Text(.homeHeading)")
    #expect(code == expected)
    let entries = try client.applying(edit, to: Self.catalogPath, Self.catalog.text)
    #expect(entries.contains("\"home.heading\" :") && !entries.contains("\"home.title\" :"))
  }

  @Test("a rename changes symbols with arguments and those of another table")
  func renameOfOtherSymbols() throws {
    let function = try client.request(
      "textDocument/rename", in: Self.viewPath, at: place(4),
      #","newName":"cart.items %lld""#)
    #expect(
      try client.applying(function, to: Self.viewPath, Self.view.text)
        == Self.view.text.replacing(".itemsInCart(3)", with: ".cartItems(3)"))
    let nested = try client.request(
      "textDocument/rename", in: Self.viewPath, at: place(5), #","newName":"app.language""#)
    #expect(
      try client.applying(nested, to: Self.viewPath, Self.view.text)
        == Self.view.text.replacing(".Settings.language", with: ".Settings.appLanguage"))
  }

  @Test("a symbol stays if the new key has none that can replace it")
  func renameWithoutSymbol() throws {
    for name in ["items %lld of %lld", "→ %lld"] {
      let edit = try client.request(
        "textDocument/rename", in: Self.viewPath, at: place(4), #","newName":"\#(name)""#)
      #expect(edit.text.contains("Localizable.xcstrings"), "\(name)")
      #expect(!edit.text.contains("HomeView.swift"), "\(name)")
    }
  }
}
